import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { ActionMenu } from '#ui/layers/menu.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { type FollowUp, passFollowUp, takeFollowUp } from '../contract.ts';
import { FOLLOW_UPS, useFollowUps } from './use-follow-ups.ts';

type Send = () => Promise<{ notification: Parameters<typeof showSnackbar>[0] }>;
type Deed = { busy: boolean; doIt: (send: Send) => void };

/** Sends, says what was done, and has the lists fetched anew. */
export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const run = async (send: Send): Promise<void> => {
    setBusy(true);
    try {
      showSnackbar((await send()).notification);
    } catch {
      // The call itself has said what went wrong; somebody may have been quicker.
    } finally {
      setBusy(false);
      refreshTables([FOLLOW_UPS]);
    }
  };
  return { busy, doIt: (send) => void run(send) };
}

type DeedProps = { followUp: Pick<FollowUp, 'id' | 'pass_to'>; deed: Deed };

export function Take({ followUp: { id }, deed: { busy, doIt } }: DeedProps) {
  const { t } = useTranslation();
  return (
    <Button size="sm" loading={busy} onClick={() => doIt(() => call(takeFollowUp, { id }))}>
      {t('follow-ups.card.take')}
    </Button>
  );
}

/** To whom it can go; nothing where nobody else may have it. */
export function PassOn({ followUp: { id, pass_to: people }, deed: { busy, doIt } }: DeedProps) {
  const { t } = useTranslation();
  const pass = (to: number): void => doIt(() => call(passFollowUp, { id, to_id: to }));
  const [only, ...others] = people;
  if (only === undefined) return null;
  if (others.length === 0) {
    return (
      <Button size="sm" variant="outline" loading={busy} onClick={() => pass(only.id)}>
        {t('follow-ups.card.pass-to', { name: only.name })}
      </Button>
    );
  }
  return (
    <ActionMenu
      trigger={
        <Button size="sm" variant="outline">
          {t('follow-ups.card.pass')}
        </Button>
      }
      entries={people.map((person) => ({
        id: String(person.id),
        label: person.name,
        onSelect: () => pass(person.id),
      }))}
    />
  );
}

/** Beside a child whom nobody has yet, on a home; where it cannot be done from here, the way to all of them. */
export function TakeOrPass({ studentId }: { studentId: number }) {
  const { t } = useTranslation();
  const deed = useDeed();
  const query = useFollowUps('mine');
  if (query.isPending) return null;
  const waits = query.data?.data.find(({ child, owner }) => child.id === studentId && owner === null);
  if (waits === undefined) {
    return (
      <ButtonLink to="/educator/emotion-check-ins/follow-ups" size="sm" variant="outline">
        {t('follow-ups.aside.all')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Take followUp={waits} deed={deed} />
      <PassOn followUp={waits} deed={deed} />
    </>
  );
}
