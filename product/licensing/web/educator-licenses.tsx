import type { TFunction } from 'i18next';
import { ArrowRightLeft, Building2, Share, ShieldOff, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findColleagues } from '#product/rosters/contract.ts';
import { findGroups } from '#product/schools/contract.ts';
import { type ActionField, action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Button } from '#ui/parts/button.tsx';
import * as calls from '../admin-contract.ts';
import { countLicensesAnew } from './count-anew.ts';
import { groupToShare, ownGroup } from './fields.tsx';
import { count, plan } from './plain-fields.ts';

const REFRESHES = ['group-educators', 'educator-activity'];
const common = { refreshes: REFRESHES, onDone: countLicensesAnew };

const educator = {
  name: 'educator_id',
  kind: 'autocomplete',
  label: 'licensing.fields.educator',
  find: findColleagues,
} as const satisfies ActionField;

/** From home: whom, too, is asked. */
export const shareOutToAny = action({
  name: 'share-out-to-any',
  endpoint: calls.shareOut,
  title: 'licensing.share-out.any-title',
  text: 'licensing.share-out.any-text',
  submit: 'licensing.share-out.submit',
  fields: [educator, groupToShare, count],
  ...common,
});

const shareOut = action({
  name: 'share-out-licenses',
  endpoint: calls.shareOut,
  title: 'licensing.share-out.title',
  text: 'licensing.share-out.text',
  submit: 'licensing.share-out.submit',
  fields: [groupToShare, count],
  ...common,
});

const reclaim = action({
  name: 'reclaim-licenses',
  endpoint: calls.reclaimToGroup,
  title: 'licensing.reclaim.title',
  text: 'licensing.reclaim.text',
  submit: 'licensing.reclaim.submit',
  fields: [ownGroup, plan, count],
  ...common,
});

const transfer = action({
  name: 'transfer-licenses',
  endpoint: calls.transferBetweenEducators,
  title: 'licensing.transfer.title',
  text: 'licensing.transfer.text',
  submit: 'licensing.transfer.submit',
  fields: [educator, plan, count],
  ...common,
});

const grantAccess = action({
  name: 'grant-site-access',
  endpoint: calls.grantSiteAccess,
  title: 'licensing.grant-access.title',
  text: 'licensing.grant-access.text',
  submit: 'licensing.grant-access.submit',
  ...common,
});

const grantAnyAccess = action({
  name: 'grant-any-site-access',
  endpoint: calls.grantSiteAccess,
  title: 'licensing.grant-access.any-title',
  text: 'licensing.grant-access.any-text',
  submit: 'licensing.grant-access.submit',
  fields: [
    educator,
    { name: 'group_id', kind: 'autocomplete', label: 'licensing.fields.group', find: findGroups },
  ],
  ...common,
});

const revokeAccess = action({
  name: 'revoke-site-access',
  endpoint: calls.revokeSiteAccess,
  title: 'licensing.revoke-access.title',
  text: 'licensing.revoke-access.text',
  submit: 'licensing.revoke-access.submit',
  danger: true,
  ...common,
});

type Educator = {
  id: number;
  spoken_name: string | null;
  status: string | null;
  administered: boolean;
  site_access: boolean;
};

/** What admins of groups do with an educator's licenses. Who is deactivated only gives back. */
export function licenseEntries(t: TFunction, row: Educator): MenuEntry[] {
  const { id, administered, site_access: hasAccess } = row;
  const isActive = row.status !== 'deactivated';
  const facts = { name: row.spoken_name ?? '' };
  const moving = { values: { educator_id: id, plan: 'individual' }, facts } as const;
  const entries: (MenuEntry | false)[] = [
    administered &&
      isActive && {
        id: 'share-out',
        label: t('licensing.menu.share-out'),
        icon: <Share />,
        onSelect: () => openAction(shareOut, moving),
      },
    administered && {
      id: 'reclaim-licenses',
      label: t('licensing.menu.reclaim'),
      icon: <Undo2 />,
      onSelect: () => openAction(reclaim, moving),
    },
    administered && {
      id: 'transfer-licenses',
      label: t('licensing.menu.transfer'),
      icon: <ArrowRightLeft />,
      onSelect: () => openAction(transfer, { values: { id, plan: 'individual' }, facts }),
    },
    !hasAccess &&
      row.status === 'verified' && {
        id: 'grant-site-access',
        label: t('licensing.menu.grant-access'),
        icon: <Building2 />,
        onSelect: () => openAction(grantAccess, { values: { educator_id: id }, facts }),
      },
    hasAccess && {
      id: 'revoke-site-access',
      label: t('licensing.menu.revoke-access'),
      icon: <ShieldOff />,
      onSelect: () => openAction(revokeAccess, { values: { educator_id: id }, facts }),
    },
  ];
  const group = t('licensing.menu.group');
  return entries.filter((entry) => entry !== false).map((entry) => ({ ...entry, group }));
}

/** For a colleague who is not on the list yet. */
export function GrantAccessButton() {
  const { t } = useTranslation();
  return (
    <Button variant="light" icon={<Building2 />} onClick={() => openAction(grantAnyAccess)}>
      {t('licensing.grant-access.button')}
    </Button>
  );
}
