/** One child, the children of one educator, or those of a school. */
export const EXPORT_KINDS = ['child', 'class', 'school'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** A large district's largest school has not half as many. */
export const MOST_CHILDREN = 10_000;

/** Seen by whoever sees the screen: no child is named. The day and a few signs tell those of one morning apart. */
export function fileNameOf(kind: ExportKind, day: string, uuid: string): string {
  return `${kind}-data-${day}-${uuid.slice(0, 4)}.zip`;
}

/** Where the files of a child lie: at the top where it is the only one, else in a folder by its place. */
export function folderOf(kind: ExportKind, place: number): string {
  return kind === 'child' ? '' : `${String(place).padStart(4, '0')}/`;
}
