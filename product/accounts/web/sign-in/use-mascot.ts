import { useState } from 'react';
import type { LoginWatcher } from './login-form.tsx';

type Focus = Parameters<LoginWatcher['onFocusField']>[0];

/** Ties the animated picture to the login form: it looks where the visitor types. */
export function useMascot() {
  const [focus, setFocus] = useState<Focus>('none');
  const [position, setPosition] = useState(0);
  const [watcher] = useState<LoginWatcher>(() => ({ onFocusField: setFocus, onTyped: setPosition }));
  return { mascot: { focus, position }, watcher };
}
