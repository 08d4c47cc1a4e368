import type { TFunction } from 'i18next';
import { CreditCard } from 'lucide-react';
import { pageConfig } from '#platform/web/page.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import type { SlotRow } from '#product/rosters/web/slots.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { localDay } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { childPaymentSession } from '../../cards-contract.ts';
import { individualPrice } from '../../rules/prices.ts';
import { mayRenew } from '../../rules/renewal.ts';
import { money } from '../shared/money.ts';
import { keepSecret } from './kept-secrets.ts';

const renewChild = action({
  name: 'renew-child',
  endpoint: childPaymentSession,
  title: 'purchasing-cards.renew.title',
  text: 'purchasing-cards.renew.text',
  submit: 'purchasing-cards.pay.submit',
  onDone: ({ url, session, secret }) => {
    keepSecret(session, secret);
    location.assign(url);
  },
});

/** Staff who act as the parent say that they mean it. */
const renewForParent = action({
  ...renewChild,
  name: 'renew-child-on-behalf',
  fields: [{ name: 'on_behalf', kind: 'checkbox', label: 'site-dashboard.on-behalf' }],
});

/** For a parent's list of children: pays for this child's next license. */
export function renewEntries(t: TFunction, row: SlotRow, archived: boolean): MenuEntry[] {
  const today = localDay(new Date().toISOString());
  if (archived || !pageConfig().cardPayments || !mayRenew(row.license_ends_on, today)) return [];
  const facts = { name: row.first_name ?? '', price: money(individualPrice(1).totalCents) };
  return [
    {
      id: 'renew',
      label: t('purchasing-cards.renew.menu'),
      icon: <CreditCard />,
      onSelect: () =>
        openAction(useSession.getState().actingAs === null ? renewChild : renewForParent, {
          values: { id: row.id },
          facts,
        }),
    },
  ];
}
