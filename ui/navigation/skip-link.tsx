import { useTranslation } from 'react-i18next';

/** The first thing the tab key reaches; the page's main element carries `id="main"` and `tabIndex={-1}`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t('ui.skip-to-content')}
    </a>
  );
}
