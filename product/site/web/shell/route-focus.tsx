import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { dismissSnackbars } from '#ui/snackbars/snackbars.tsx';
import { leavesFrontPage } from '../../rules/shell/guard.ts';

/**
 * A change of page without a page load: the focus goes to the new page's heading, its title is read out, and what
 * was said on the front page is taken away.
 */
export function RouteFocus() {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const unsubscribeLoad = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
      if (leavesFrontPage(fromLocation?.pathname, toLocation.pathname)) dismissSnackbars();
    });
    const unsubscribeRendered = router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      if (!pathChanged || toLocation.hash !== '') return;
      focusHeading();
      setAnnounced(document.title);
    });
    return () => {
      unsubscribeLoad();
      unsubscribeRendered();
    };
  }, [router]);

  return (
    <div className="visually-hidden" aria-live="polite" role="status">
      {announced}
    </div>
  );
}

/** The page's only h1, or its main element while the heading is not there yet. */
function focusHeading(): void {
  // A dialog that opened with the page keeps the focus.
  if (document.querySelector('dialog:modal') !== null) return;
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
