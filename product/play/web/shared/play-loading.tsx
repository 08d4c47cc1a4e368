import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/parts/spinner.tsx';
import styles from './play-loading.module.css';

export function PlayLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} role="status">
      <Spinner size={48} />
      <p>{t('play.loading')}</p>
    </div>
  );
}
