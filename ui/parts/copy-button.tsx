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
      await navigator.clipboard.writeText(text);
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
