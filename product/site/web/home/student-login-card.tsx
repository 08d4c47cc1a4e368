import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageConfig } from '#platform/web/page.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { CopyButton } from '#ui/parts/copy-button.tsx';
import styles from './home.module.css';

/** Students have a login address of their own. */
export function StudentLoginCard({ text, quiet = false }: { text: string; quiet?: boolean }) {
  const { t } = useTranslation();
  const { studentUrl } = pageConfig();
  return (
    <Card
      title={t('site-dashboard.home.login-title')}
      quiet={quiet}
      actions={
        <>
          <CopyButton text={studentUrl} label={t('site-dashboard.home.copy')} />
          <ButtonLink
            href={studentUrl}
            target="_blank"
            rel="noopener"
            variant="outline"
            icon={<ExternalLink />}
          >
            {t('site-dashboard.home.open')}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      <p className={styles.address}>{studentUrl}</p>
    </Card>
  );
}
