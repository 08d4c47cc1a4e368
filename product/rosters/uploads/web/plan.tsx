import { useTranslation } from 'react-i18next';
import type { UploadState } from '../contract.ts';
import styles from './uploads.module.css';

type Planned = Pick<
  UploadState,
  | 'to_create'
  | 'to_update'
  | 'unchanged'
  | 'to_archive'
  | 'failed'
  | 'licenses_needed'
  | 'licenses_available'
  | 'licenses_short'
  | 'archive_missing'
  | 'spared'
> & { renamed: number };

/** What will happen, in sentences. */
export function Plan({ upload }: { upload: Planned }) {
  const { t } = useTranslation();
  const { to_create, to_update, unchanged, to_archive, failed, licenses_needed: needed } = upload;
  const { licenses_available: available, licenses_short: short } = upload;
  return (
    <ul className={styles.plan}>
      {to_create > 0 && <li>{t('rosters-uploads.plan.create', { count: to_create })}</li>}
      {to_update > 0 && <li>{t('rosters-uploads.plan.update', { count: to_update })}</li>}
      {upload.renamed > 0 && <li>{t('rosters-uploads.plan.rename', { count: upload.renamed })}</li>}
      {unchanged > 0 && <li>{t('rosters-uploads.plan.keep', { count: unchanged })}</li>}
      {to_archive > 0 && <li>{t('rosters-uploads.plan.archive', { count: to_archive })}</li>}
      {failed > 0 && <li>{t('rosters-uploads.plan.fail', { count: failed })}</li>}
      {upload.archive_missing && upload.spared > 0 && (
        <li>{t('rosters-uploads.preview.spared', { count: upload.spared })}</li>
      )}
      {needed - short > 0 && <li>{t('rosters-uploads.plan.licenses', { count: needed - short })}</li>}
      {short > 0 && (
        <li>{t('rosters-uploads.plan.licenses-short', { count: short, available: available ?? 0 })}</li>
      )}
    </ul>
  );
}
