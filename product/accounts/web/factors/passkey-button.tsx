import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#platform/web/api.ts';
import { Button, type ButtonVariant } from '#ui/parts/button.tsx';
import type { PasskeyQuestion } from '../../factors-contract.ts';
import styles from './factors.module.css';
import type { PasskeyAnswer } from './passkeys.ts';

type PasskeyButtonProps = {
  label: string;
  /** Said below it where the browser's own dialog was left. */
  cancelled: string;
  variant?: ButtonVariant;
  /** Asks the server for something to sign, at every press: it is good for one answer. */
  ask: () => Promise<PasskeyQuestion>;
  answer: (signed: PasskeyAnswer) => Promise<void>;
};

export function PasskeyButton({ label, cancelled, variant = 'filled', ask, answer }: PasskeyButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'cancelled'>('idle');
  const press = async () => {
    setState('busy');
    try {
      const { signQuestion } = await import('./passkeys.ts');
      const signed = await signQuestion(await ask());
      if (signed !== null) await answer(signed);
      setState(signed === null ? 'cancelled' : 'idle');
    } catch (error) {
      setState('idle');
      // What the server refused was told where all of it is told.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <div className={styles.passkey}>
      <Button
        wide
        variant={variant}
        icon={<KeyRound />}
        loading={state === 'busy'}
        onClick={() => void press()}
      >
        {label}
      </Button>
      <output className={styles.note}>{state === 'cancelled' && cancelled}</output>
    </div>
  );
}
