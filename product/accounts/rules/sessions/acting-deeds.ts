/** What staff did while they acted as somebody, in kinds that the customer understands. */
const DEED_KINDS = [
  'children',
  'licenses',
  'purchases',
  'people',
  'uploads',
  'teaching',
  'settings',
  'other',
] as const;
type DeedKind = (typeof DEED_KINDS)[number];
type Deed = DeedKind | 'look' | 'download';

export type ActingDeeds = {
  changes: { kind: DeedKind; count: number }[];
  /** Records of children that were opened, and files that were taken along. */
  looks: number;
  downloads: number;
};

/** Of the acting itself, what was refused, and who was in a file, which is a deed of its own. */
const NO_DEED = /^(refused|acting-as|session)\.|^student\.list-taken$/;
const LOOK =
  /\.(read|list|page|summary|moment|places|schools|candidates|count|round|search|print|comics-read|access-log)$/;

const KINDS: readonly (readonly [RegExp, DeedKind])[] = [
  [/license/, 'licenses'],
  [
    /^(student|family|comic|badges|class-code|class-tiles|class-cards|class-device|check-ins|follow-ups?|report-link)\./,
    'children',
  ],
  [/^(quote|packet|purchase-order|payment|order)\./, 'purchases'],
  [/^(educator|group|school|district|team-agreement|account|site-access)\./, 'people'],
  [/^(upload|district-upload)\./, 'uploads'],
  [/^(lesson|small-group|sel-check-ins|missions)\./, 'teaching'],
  [
    /^(profile|parent|news|notification-preferences|notification|play-sounds|support|follow-up-letters|report-download)\./,
    'settings',
  ],
];

/** Null for what the customer is not told. */
export function deedOf(action: string): Deed | null {
  if (NO_DEED.test(action)) return null;
  if (/\.(download|consent-letter|schools-file)$/.test(action)) return 'download';
  if (LOOK.test(action)) return 'look';
  return KINDS.find(([sign]) => sign.test(action))?.[1] ?? 'other';
}

export function deedsOf(rows: readonly { action: string; count: number }[]): ActingDeeds {
  const counts = new Map<Deed, number>();
  for (const { action, count } of rows) {
    const deed = deedOf(action);
    if (deed !== null) counts.set(deed, (counts.get(deed) ?? 0) + count);
  }
  return {
    changes: DEED_KINDS.flatMap((kind) => {
      const count = counts.get(kind) ?? 0;
      return count === 0 ? [] : [{ kind, count }];
    }),
    looks: counts.get('look') ?? 0,
    downloads: counts.get('download') ?? 0,
  };
}
