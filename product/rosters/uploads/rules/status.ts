/** The status machine of an upload: one table, one place. */
export const UPLOAD_STATUSES = [
  'reading',
  'mapping',
  'previewing',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
  'canceled',
] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** What a worker is at, and may have to give up. */
export const STOPPABLE = ['reading', 'previewing', 'applying', 'undoing'] as const satisfies UploadStatus[];
export type Stoppable = (typeof STOPPABLE)[number];

export type UploadEvent =
  | 'read'
  | 'reread'
  | 'map'
  | 'previewed'
  | 'confirm'
  | 'applied'
  | 'undo'
  | 'undone'
  | 'fail'
  | 'retry'
  | 'cancel';

const MACHINE: Readonly<Record<UploadEvent, Partial<Record<UploadStatus, UploadStatus>>>> = {
  read: { reading: 'mapping' },
  reread: { mapping: 'reading', ready: 'reading' },
  map: { mapping: 'previewing', ready: 'previewing' },
  previewed: { previewing: 'ready' },
  confirm: { ready: 'applying' },
  applied: { applying: 'applied' },
  undo: { applied: 'undoing' },
  undone: { undoing: 'undone' },
  fail: { reading: 'failed', previewing: 'failed', applying: 'failed', undoing: 'failed' },
  retry: {},
  cancel: { reading: 'canceled', mapping: 'canceled', previewing: 'canceled', ready: 'canceled' },
};

/** What can happen to an upload that a worker has given up, by what it was at. */
const STOPPED: Readonly<Record<Stoppable, Partial<Record<UploadEvent, UploadStatus>>>> = {
  reading: { retry: 'reading', cancel: 'canceled' },
  previewing: { retry: 'previewing', cancel: 'canceled' },
  applying: { retry: 'applying', undo: 'undoing' },
  undoing: { retry: 'undoing' },
};

/** What an upload becomes; null where the event cannot happen to it. */
export function nextUploadStatus(
  status: UploadStatus,
  event: UploadEvent,
  stoppedAt: Stoppable | null = null,
): UploadStatus | null {
  if (status === 'failed' && stoppedAt !== null) return STOPPED[stoppedAt][event] ?? null;
  return MACHINE[event][status] ?? null;
}

/** While a worker is at it: the screen asks again and again. */
export function isAtWork(status: UploadStatus): boolean {
  return STOPPABLE.some((one) => one === status);
}
