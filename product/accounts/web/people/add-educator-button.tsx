import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openAction } from '#ui/actions/action.ts';
import { Button } from '#ui/parts/button.tsx';
import { addEducator } from './actions.ts';

export function AddEducatorButton() {
  const { t } = useTranslation();
  return (
    <Button icon={<UserPlus />} onClick={() => openAction(addEducator, { values: { role: 'educator' } })}>
      {t('accounts-people.add.title')}
    </Button>
  );
}
