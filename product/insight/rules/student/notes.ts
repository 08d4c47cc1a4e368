export const NOTE_LENGTH = 500;

/** Everybody who reads notes on the page, or counselors alone. */
export const NOTE_READERS = ['page', 'counselors'] as const;
export type NoteReaders = (typeof NOTE_READERS)[number];

/** Of those who read notes at all: what is for counselors, others read only if they wrote it themselves. */
export function readsNote(
  note: { readers: NoteReaders; author_id: number | null },
  reader: { id: number; isCounselor: boolean },
): boolean {
  return note.readers === 'page' || reader.isCounselor || note.author_id === reader.id;
}
