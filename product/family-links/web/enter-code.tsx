import { useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#product/accounts/web/session/session.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { Button } from '#ui/parts/button.tsx';
import * as calls from '../contract.ts';
import { FAMILY_PAGES } from './family-pages.ts';

const enterCode = action({
  name: 'enter-family-code',
  endpoint: calls.enterCode,
  title: 'family-links.enter.open',
  text: 'family-links.enter.text',
  submit: 'family-links.enter.submit',
  size: 'sm',
  fields: [{ name: 'code', kind: 'text', label: 'family-links.enter.code', hint: 'family-links.enter.hint' }],
  refreshes: [FAMILY_PAGES],
});

/** Leads to the child's page. Staff enter nothing in a parent's name. */
export function EnterCode() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isActedAs = useSession((session) => session.actingAs !== null);
  if (isActedAs) return null;
  const open = () =>
    openAction({
      ...enterCode,
      onDone: ({ student_id: id }) => void navigate({ to: `/parent/students/${id}` }),
    });
  return (
    <Button variant="light" icon={<KeyRound />} onClick={open}>
      {t('family-links.enter.open')}
    </Button>
  );
}
