import { useTranslation } from 'react-i18next';
import { useSession } from '#product/accounts/web/session/session.ts';
import { CheckboxField } from '#ui/fields/choice-fields.tsx';

/** For staff who act as a customer: what they start here is the customer's. */
export function OnBehalfField() {
  const { t } = useTranslation();
  const isActedAs = useSession((session) => session.actingAs !== null);
  if (!isActedAs) return null;
  return <CheckboxField name="on_behalf" label={t('site-dashboard.on-behalf')} />;
}
