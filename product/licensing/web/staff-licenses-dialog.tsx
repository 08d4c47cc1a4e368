import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { KeySquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { type Action, type ActionGiven, openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { closeModal, openModal } from '#ui/layers/modals.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { educatorOwner, groupOwner, type ListedLot, parentOwner } from '../staff-contract.ts';
import styles from './licenses.module.css';
import { grantAccess, OWNER_ACTIONS, revokeAccess, TRIAL_ACTIONS } from './staff-actions.ts';

const NAME = 'staff-licenses';
const LISTS = { educator: educatorOwner.list, parent: parentOwner.list, group: groupOwner.list } as const;

type Owner = { kind: keyof typeof LISTS; id: number; name: string };

const useShown = create<{ owner: Owner | null }>(() => ({ owner: null }));

function entry(t: TFunction, owner: Owner): MenuEntry[] {
  const onSelect = () => {
    useShown.setState({ owner });
    openModal(NAME);
  };
  return [{ id: 'licenses', label: t('licensing.menu.licenses'), icon: <KeySquare />, onSelect }];
}

type Person = { id: number; spoken_name: string | null };

/** For the rows of the staff's lists. */
export const educatorLicensesEntry = (t: TFunction, { id, spoken_name: name }: Person): MenuEntry[] =>
  entry(t, { kind: 'educator', id, name: name ?? '' });
export const parentLicensesEntry = (t: TFunction, { id, spoken_name: name }: Person): MenuEntry[] =>
  entry(t, { kind: 'parent', id, name: name ?? '' });
export const groupLicensesEntry = (t: TFunction, group: { id: number; name: string | null }): MenuEntry[] =>
  entry(t, { kind: 'group', id: group.id, name: group.name ?? '' });

/** An owner's licenses, and everything staff can do with them. */
export function StaffLicensesDialog() {
  const { t } = useTranslation();
  const owner = useShown((shown) => shown.owner);
  return (
    <Dialog name={NAME} title={t('licensing.staff.title', { name: owner?.name ?? '' })} size="lg">
      {owner !== null && <Licenses key={`${owner.kind}-${owner.id}`} owner={owner} />}
    </Dialog>
  );
}

/** The list gives way to the dialog of what is to be done. */
function open<E extends Endpoint>(chosen: Action<E>, given: ActionGiven<E>): void {
  closeModal(NAME);
  openAction(chosen, given);
}

function Licenses({ owner: { kind, id, name } }: { owner: Owner }) {
  const { t } = useTranslation();
  const facts = { name };
  const actions = OWNER_ACTIONS[kind];
  const look = { size: 'sm', variant: 'light' } as const;
  return (
    <div className={styles.hub}>
      <Lots owner={{ kind, id, name }} />
      <div className={styles.buttons}>
        <Button {...look} onClick={() => open(actions.give, { values: { id }, facts })}>
          {t('licensing.staff.give.button')}
        </Button>
        <Button {...look} onClick={() => open(actions.change, { values: { id, change: 'add' }, facts })}>
          {t('licensing.staff.change.button')}
        </Button>
        <Button {...look} onClick={() => open(actions.giveSite, { values: { id, period: 'year' }, facts })}>
          {t('licensing.staff.give-site.button')}
        </Button>
        <Button
          {...look}
          onClick={() => open(actions.transfer, { values: { id, plan: 'individual' }, facts })}
        >
          {t('licensing.staff.transfer.button')}
        </Button>
        <Button
          {...look}
          onClick={() => open(actions.reclaim, { values: { id, plan: 'individual' }, facts })}
        >
          {t('licensing.staff.reclaim.button')}
        </Button>
        {kind !== 'group' && (
          <Button {...look} onClick={() => open(TRIAL_ACTIONS[kind], { values: { id }, facts })}>
            {t('licensing.staff.trial.button')}
          </Button>
        )}
        {kind === 'educator' && (
          <>
            <Button {...look} onClick={() => open(grantAccess, { values: { id }, facts })}>
              {t('licensing.staff.grant-access.button')}
            </Button>
            <Button {...look} onClick={() => open(revokeAccess, { values: { id }, facts })}>
              {t('licensing.staff.revoke-access.button')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Lots({ owner }: { owner: Owner }) {
  const { t } = useTranslation();
  const { kind, id } = owner;
  const { data, isError } = useQuery({
    queryKey: [NAME, kind, id],
    queryFn: ({ signal }) => call(LISTS[kind], { id }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  if (isError) return <Banner tone="error">{t('licensing.staff.failed')}</Banner>;
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.data.length === 0) return <p>{t('licensing.staff.none')}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls with the keyboard has to get here
    <div className={styles.scroll} role="region" aria-label={t('licensing.menu.licenses')} tabIndex={0}>
      <table className={styles.lots}>
        <thead>
          <tr>
            <th scope="col">{t('licensing.staff.columns.plan')}</th>
            <th scope="col">{t('licensing.staff.columns.quantity')}</th>
            <th scope="col">{t('licensing.staff.columns.used')}</th>
            <th scope="col">{t('licensing.staff.columns.remaining')}</th>
            <th scope="col">{t('licensing.staff.columns.starts-on')}</th>
            <th scope="col">{t('licensing.staff.columns.ends-on')}</th>
            <th scope="col">{t('licensing.staff.columns.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {data.data.map((lot) => (
            <LotRow key={lot.id} lot={lot} owner={owner} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LotRow({ lot, owner: { kind, id, name } }: { lot: ListedLot; owner: Owner }) {
  const { t } = useTranslation();
  const actions = OWNER_ACTIONS[kind];
  const facts = { name };
  const lotId = { id, lot_id: lot.id };
  return (
    <tr>
      <td>
        {t(`licensing.plans.${lot.plan}`)}
        {lot.from !== null && (
          <span className={styles.from}> {t('licensing.staff.from', { name: lot.from })}</span>
        )}
      </td>
      <td>{lot.quantity}</td>
      <td>{lot.used}</td>
      <td>{lot.remaining}</td>
      <td>{shownDate(lot.starts_on)}</td>
      <td>{lot.ends_on === null ? t('licensing.staff.no-end') : shownDate(lot.ends_on)}</td>
      <td>
        {lot.plan === 'site' && lot.ends_on !== null && (
          <div className={styles.buttons}>
            <Button
              size="sm"
              variant="outline"
              onClick={() => open(actions.upgrade, { values: lotId, facts })}
            >
              {t('licensing.staff.upgrade.button')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() =>
                open(actions.dates, {
                  values: { ...lotId, starts_on: lot.starts_on, ends_on: lot.ends_on ?? '' },
                  facts,
                })
              }
            >
              {t('licensing.staff.dates.button')}
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}
