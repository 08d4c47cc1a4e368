import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

const SAYS_SO_FOR_MILLISECONDS = 2000;

export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SAYS_SO_FOR_MILLISECONDS);
  };
  return (
    <>
      <Button
        variant="light"
        icon={copied ? <Check /> : <Copy />}
        onClick={() => void copy().catch(() => undefined)}
      >
        {t(copied ? 'accounts.settings.class-code.copied' : 'accounts.settings.class-code.copy')}
      </Button>
      <output className="visually-hidden">{copied ? t('accounts.settings.class-code.copied') : ''}</output>
    </>
  );
}
