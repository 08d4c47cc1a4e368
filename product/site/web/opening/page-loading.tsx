import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/parts/spinner.tsx';
import styles from './page-loading.module.css';

/** While a page takes its time. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} role="status">
      <Spinner size={48} />
      <p>{t('site.frame.loading')}</p>
    </div>
  );
}
