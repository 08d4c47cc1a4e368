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

export type UploadEvent =
  | 'read'
  | 'map'
  | 'previewed'
  | 'confirm'
  | 'applied'
  | 'undo'
  | 'undone'
  | 'fail'
  | 'cancel';

const MACHINE: Readonly<Record<UploadEvent, Partial<Record<UploadStatus, UploadStatus>>>> = {
  read: { reading: 'mapping' },
  map: { mapping: 'previewing', ready: 'previewing' },
  previewed: { previewing: 'ready' },
  confirm: { ready: 'applying' },
  applied: { applying: 'applied' },
  undo: { applied: 'undoing' },
  undone: { undoing: 'undone' },
  fail: { reading: 'failed', previewing: 'failed' },
  cancel: { reading: 'canceled', mapping: 'canceled', previewing: 'canceled', ready: 'canceled' },
};

/** What an upload becomes; null where the event cannot happen to it. */
export function nextUploadStatus(status: UploadStatus, event: UploadEvent): UploadStatus | null {
  return MACHINE[event][status] ?? null;
}

/** While a worker is at it: the screen asks again and again. */
export function isAtWork(status: UploadStatus): boolean {
  return ['reading', 'previewing', 'applying', 'undoing'].includes(status);
}
