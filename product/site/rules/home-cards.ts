import type { HomeCard } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import { backToSchoolYear } from '#product/notifications/rules/dashboard.ts';

export type HomeReader = 'teacher' | 'admin' | 'home' | 'parent';

type LinkText = `site-home.${
  | 'around.purchase'
  | `cards.returning.${'new' | 'last-year' | 'unlock'}`
  | `cards.tips.${'archive' | 'add' | 'cards' | 'letter' | 'lessons'}`
  | `cards.${'skills' | 'library' | 'development'}.open`
  | `cards.assessment.${'check-ins' | 'reports' | 'progress'}`
  | `cards.community.${'invite' | 'saved' | 'suggest' | 'outside'}`}`;

type CardLink = {
  text: LinkText;
  /** Below the home of the reader's scope. */
  below?: string;
  search?: Readonly<Record<string, string>>;
  /** On the home itself. */
  anchor?: string;
  /** The route of the screen, where it is another than the address. */
  screen?: string;
  readers?: readonly HomeReader[];
};

type AroundName = Exclude<HomeCard, 'purchase' | 'quote' | 'history' | 'licenses' | 'info' | 'invite'>;
type AroundCard = { name: AroundName; readers: readonly HomeReader[]; links: readonly CardLink[] };

const AT_SCHOOL = ['teacher', 'admin'] as const;
const AT_HOME = ['home', 'parent'] as const;
const LIBRARY = 'resource-library';
const GUIDE = 'getting-started/$id';

/** Every card around the product, in order. A link shows once its screen is there, a card once one of its links is. */
const AROUND: readonly AroundCard[] = [
  {
    name: 'returning',
    readers: AT_SCHOOL,
    links: [
      { text: 'site-home.cards.returning.new', below: 'notifications' },
      { text: 'site-home.cards.returning.last-year', below: 'students', search: { tab: 'mine-active' } },
      { text: 'site-home.cards.returning.unlock', below: 'reports' },
    ],
  },
  {
    name: 'tips',
    readers: AT_SCHOOL,
    links: [
      { text: 'site-home.cards.tips.archive', below: 'students', search: { tab: 'mine-active' } },
      { text: 'site-home.cards.tips.add', below: 'students', search: { add: '1' } },
      { text: 'site-home.cards.tips.cards', below: 'students' },
      { text: 'site-home.cards.tips.letter', below: 'getting-started/203', screen: GUIDE },
      { text: 'site-home.cards.tips.lessons', below: LIBRARY, search: { featured: 'yes' } },
    ],
  },
  {
    name: 'skills',
    readers: [...AT_SCHOOL, ...AT_HOME],
    links: [{ text: 'site-home.cards.skills.open', below: 'skills' }],
  },
  {
    name: 'library',
    readers: [...AT_SCHOOL, ...AT_HOME],
    links: [{ text: 'site-home.cards.library.open', below: LIBRARY }],
  },
  {
    name: 'development',
    readers: AT_SCHOOL,
    links: [{ text: 'site-home.cards.development.open', below: 'getting-started', screen: GUIDE }],
  },
  {
    name: 'assessment',
    readers: [...AT_SCHOOL, ...AT_HOME],
    links: [
      { text: 'site-home.cards.assessment.check-ins', below: 'emotion-check-ins', readers: AT_SCHOOL },
      { text: 'site-home.cards.assessment.reports', below: 'reports', readers: AT_SCHOOL },
      { text: 'site-home.cards.assessment.progress', below: 'progress', readers: AT_HOME },
    ],
  },
  {
    name: 'community',
    readers: AT_SCHOOL,
    links: [
      { text: 'site-home.cards.community.invite', anchor: 'invite' },
      { text: 'site-home.cards.community.saved', below: LIBRARY, search: { saved: 'yes' } },
      { text: 'site-home.cards.community.suggest', below: 'support' },
    ],
  },
];

export type HomeFacts = {
  reader: HomeReader;
  verified: boolean;
  isActiveCustomer: boolean;
  /** By the school's calendar; null until it is known. */
  today: Day | null;
  /** Children of the reader played in an earlier school year. */
  isReturning: boolean;
  /** The brand's choice. */
  offered: readonly HomeCard[];
  /** Where educators meet elsewhere. */
  community: string | null;
  hasScreen: (path: string) => boolean;
};

export type ShownLink = { text: LinkText; search: Readonly<Record<string, string>> } & (
  | { to: string; href?: never }
  | { href: string; to?: never }
);
export type ShownCard = {
  name: AroundName;
  links: ShownLink[];
  /** Its pages open with a license. */
  needsLicense: boolean;
};

/** The cards around the product, for whom they concern. */
export function homeCards(facts: HomeFacts): ShownCard[] {
  const concerns: Partial<Record<HomeCard, boolean>> = {
    tips: facts.today !== null && backToSchoolYear(facts.today) !== null,
    returning: facts.isReturning,
    community: facts.verified,
  };
  return AROUND.filter(
    ({ name, readers }) =>
      facts.offered.includes(name) && readers.includes(facts.reader) && (concerns[name] ?? true),
  )
    .map(({ name, links }) => ({ name, ...linksOf(name, links, facts) }))
    .filter(({ links }) => links.length > 0);
}

function linksOf(card: HomeCard, links: readonly CardLink[], facts: HomeFacts): Omit<ShownCard, 'name'> {
  const scope = facts.reader === 'parent' ? '/parent' : '/educator';
  if (card === 'assessment' && !facts.isActiveCustomer) {
    return {
      needsLicense: true,
      links: [{ text: 'site-home.around.purchase', to: `${scope}/purchasing`, search: {} }],
    };
  }
  const shown: ShownLink[] = [];
  for (const { text, below, anchor, search = {}, screen = below, readers } of links) {
    if (readers?.includes(facts.reader) === false) continue;
    if (anchor !== undefined) {
      if (facts.offered.some((one) => one === anchor)) shown.push({ text, href: `#${anchor}`, search });
    } else if (facts.hasScreen(`${scope}/${screen}`)) shown.push({ text, to: `${scope}/${below}`, search });
  }
  // A place to meet is what the card is for; a suggestion alone is a question to support.
  if (card === 'community' && facts.community !== null) {
    shown.push({ text: 'site-home.cards.community.outside', href: facts.community, search: {} });
  }
  return { needsLicense: false, links: shown };
}
