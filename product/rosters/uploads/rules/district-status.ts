/** The status machine of a district's roster: until it is split; from then on each school's upload has its own. */
export const DISTRICT_STATUSES = [
  'reading',
  'linking',
  'splitting',
  'split',
  'confirming',
  'failed',
  'canceled',
] as const;
export type DistrictStatus = (typeof DISTRICT_STATUSES)[number];

/** What a worker is at, and may have to give up. */
export const DISTRICT_STOPPABLE = ['reading', 'splitting', 'confirming'] as const satisfies DistrictStatus[];
export type DistrictStoppable = (typeof DISTRICT_STOPPABLE)[number];

export type DistrictEvent =
  | 'read'
  | 'reread'
  | 'split'
  | 'back'
  | 'done'
  | 'confirm'
  | 'fail'
  | 'retry'
  | 'cancel';

const MACHINE: Readonly<Record<DistrictEvent, Partial<Record<DistrictStatus, DistrictStatus>>>> = {
  read: { reading: 'linking' },
  reread: { linking: 'reading', split: 'reading' },
  split: { linking: 'splitting', split: 'splitting' },
  /** A school or an educator has gone since they were chosen. */
  back: { splitting: 'linking' },
  done: { splitting: 'split', confirming: 'split' },
  confirm: { split: 'confirming' },
  fail: { reading: 'failed', splitting: 'failed', confirming: 'failed' },
  retry: {},
  cancel: { reading: 'canceled', linking: 'canceled', splitting: 'canceled', split: 'canceled' },
};

/** What can happen to one that a worker has given up, by what it was at. */
const STOPPED: Readonly<Record<DistrictStoppable, Partial<Record<DistrictEvent, DistrictStatus>>>> = {
  reading: { retry: 'reading', cancel: 'canceled' },
  splitting: { retry: 'splitting', cancel: 'canceled' },
  confirming: { retry: 'confirming' },
};

/** What it becomes; null where the event cannot happen to it. */
export function nextDistrictStatus(
  status: DistrictStatus,
  event: DistrictEvent,
  stoppedAt: DistrictStoppable | null = null,
): DistrictStatus | null {
  if (status === 'failed' && stoppedAt !== null) return STOPPED[stoppedAt][event] ?? null;
  return MACHINE[event][status] ?? null;
}

export function isDistrictAtWork(status: DistrictStatus): boolean {
  return DISTRICT_STOPPABLE.some((one) => one === status);
}
