import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { Eye, FileText, House, Receipt, School, SquareArrowOutUpRight, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { actAs } from '#product/accounts/web/people/actions.ts';
import { money } from '#product/purchasing/web/shared/money.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { initials } from '#product/site/rules/shell/initials.ts';
import type { FinderContent } from '#product/site/web/finder/finder.tsx';
import { openAction } from '#ui/actions/action.ts';
import { FinderBox, type Found, type FoundGroup } from '#ui/fields/finder/finder-box.tsx';
import type { LoadSuggestions } from '#ui/fields/use-suggestions.ts';
import { childPath, orderPath, personPath, placePath } from '../../rules/found-paths.ts';
import { SEARCH_MIN } from '../../rules/search.ts';
import { type Everything, searchEverything } from '../../search-contract.ts';

type Words = { t: TFunction; programName: ReturnType<typeof useProgramName>; onDone: () => void };

export function FindAnything({ onDone, typed }: FinderContent) {
  const { t } = useTranslation();
  const programName = useProgramName();
  const navigate = useNavigate();
  const load = useMemo<LoadSuggestions<FoundGroup>>(
    () => async (query, signal) => {
      const { data } = await call(searchEverything, { q: query.trim() }, { signal, quiet: true });
      return groupsOf(data, { t, programName, onDone });
    },
    [t, programName, onDone],
  );
  return (
    <FinderBox
      label={t('site-dashboard.finder.anything')}
      hint={t('back-office-search.hint')}
      load={load}
      least={SEARCH_MIN}
      typed={typed}
      onGo={(href) => {
        onDone();
        void navigate({ href });
      }}
    />
  );
}

function groupsOf(data: Everything, words: Words): FoundGroup[] {
  const { t } = words;
  const groups: FoundGroup[] = [
    {
      id: 'people',
      title: t('back-office-search.people'),
      found: data.people.map((one) => person(one, words)),
    },
    {
      id: 'children',
      title: t('back-office-search.children'),
      found: data.children.map((one) => child(one, words)),
    },
    {
      id: 'places',
      title: t('back-office-search.places'),
      found: data.places.map((one) => place(one, words)),
    },
    {
      id: 'orders',
      title: t('back-office-search.orders'),
      found: data.orders.map((one) => order(one, words)),
    },
    { id: 'do', title: t('back-office-search.do'), found: data.actions.map((one) => deed(one, words)) },
  ];
  return groups.filter(({ found }) => found.length > 0);
}

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

function person(one: Everything['people'][number], { t }: Words): Found {
  const role = one.role === null ? t('accounts-people.roles.parent') : t(`accounts-people.roles.${one.role}`);
  return {
    key: `person-${one.id}`,
    label: one.name,
    hint: joined(one.username, one.place),
    aside: `${role}, ${t(`accounts-people.statuses.${one.status}`).toLowerCase()}`,
    picture: initials(...one.name.split(' ').slice(0, 2)),
    href: personPath(one.id),
  };
}

function child(one: Everything['children'][number], { t, programName }: Words): Found {
  const program = one.program === null ? null : programName(one.program);
  return {
    key: `child-${one.id}`,
    label: one.name,
    hint: joined(one.username, one.place, one.archived ? t('back-office-search.archived') : null),
    aside: joined(program, t(`back-office-search.licenses.${one.license}`)),
    picture: initials(...one.name.split(', ').toReversed()),
    href: childPath(one),
  };
}

function place(one: Everything['places'][number], { t }: Words): Found {
  const icons = { school: <School />, district: <School />, group: <Users />, family: <House /> };
  const kind = one.kind === 'group' ? t(`schools.kinds.${one.group_kind ?? 'team'}`) : null;
  return {
    key: `${one.kind}-${one.id}`,
    label: one.name,
    hint: joined(t(`back-office-search.kinds.${one.kind}`), one.where),
    aside: one.children === null ? kind : t('back-office-search.children-count', { count: one.children }),
    picture: icons[one.kind],
    href: placePath(one),
  };
}

function order(one: Everything['orders'][number], { t }: Words): Found {
  const what = t(`back-office-search.plans.${one.plan}`, { count: one.quantity });
  return {
    key: `${one.kind}-${one.id}`,
    label: one.number,
    hint: joined(one.buyer, what, one.total_cents > 0 ? money(one.total_cents) : null),
    aside: statusOf(one, t),
    picture: one.kind === 'order' ? <Receipt /> : <FileText />,
    href: orderPath(one),
  };
}

function statusOf(one: Everything['orders'][number], t: TFunction): string {
  if (one.kind === 'quote') return t(`purchasing-quotes.statuses.${one.status}`);
  return one.attention ? t('back-office-search.attention') : t(`purchasing-orders.statuses.${one.status}`);
}

function deed(one: Everything['actions'][number], { t, onDone }: Words): Found {
  if (one.kind === 'page') {
    return {
      key: `page-${one.page}`,
      label: t('back-office-search.go-to', { page: t(`site-dashboard.sidebar.${one.page}`) }),
      picture: <SquareArrowOutUpRight />,
      href: one.path,
    };
  }
  return {
    key: `act-as-${one.id}`,
    label: t('back-office-search.act-as', { name: one.name }),
    hint: t('back-office-search.act-as-hint'),
    picture: <Eye />,
    onChoose: () => {
      onDone();
      openAction(actAs, { values: { user_id: one.id }, facts: { name: one.name } });
    },
  };
}
