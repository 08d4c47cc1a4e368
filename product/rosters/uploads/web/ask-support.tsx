import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/parts/button.tsx';

/** The support form, which knows by its address what it is about. */
export function AskSupport() {
  const { t } = useTranslation();
  return (
    <ButtonLink
      variant="outline"
      size="sm"
      icon={<Mail />}
      to="/educator/support"
      search={{ about: 'large-upload' }}
    >
      {t('rosters-uploads.new.support')}
    </ButtonLink>
  );
}
