import { Check, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageConfig } from '#platform/web/page.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import styles from './home.module.css';

/** Section 2, welcome card: students have a login address of their own. */
export function StudentLoginCard({ text }: { text: string }) {
  const { t } = useTranslation();
  const { studentUrl } = pageConfig();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(studentUrl);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Card
      title={t('dashboard.home.login-title')}
      actions={
        <>
          <Button variant="light" icon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
            {t('dashboard.home.copy')}
          </Button>
          <ButtonLink
            href={studentUrl}
            target="_blank"
            rel="noopener"
            variant="outline"
            icon={<ExternalLink />}
          >
            {t('dashboard.home.open')}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      <p className={styles.address}>{studentUrl}</p>
      <p className={copied === null ? 'visually-hidden' : styles.note} role="status">
        {copied !== null && t(copied ? 'dashboard.home.copied' : 'dashboard.home.copy-failed')}
      </p>
    </Card>
  );
}
