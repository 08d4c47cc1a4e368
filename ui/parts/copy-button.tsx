import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';

const SAYS_SO_FOR_MILLISECONDS = 2000;

type CopyButtonProps = { text: string; label: string };

/** Puts a text on the clipboard, and says whether that worked: a browser may refuse. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'copy-failed' | null>(null);
  const copy = async () => {
    try {
      await copyText(text);
      setOutcome('copied');
      setTimeout(() => setOutcome(null), SAYS_SO_FOR_MILLISECONDS);
    } catch {
      setOutcome('copy-failed');
    }
  };
  return (
    <>
      <Button variant="light" icon={outcome === 'copied' ? <Check /> : <Copy />} onClick={() => void copy()}>
        {outcome === 'copied' ? t('ui.copied') : label}
      </Button>
      <output className={outcome === 'copy-failed' ? styles.failed : 'visually-hidden'}>
        {outcome !== null && t(`ui.${outcome}`)}
      </output>
    </>
  );
}

/** Puts a text on the clipboard. Over plain HTTP browsers have no other way than to copy what is selected. */
async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard !== undefined) return clipboard.writeText(text);
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // Beside what was pressed: a dialog lets nothing outside of it be selected.
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('the browser copies nothing');
}
