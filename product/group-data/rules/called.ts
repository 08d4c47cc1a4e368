import { isHanName, spokenName } from '#platform/contract/names.ts';

type Named = { id: number; first_name: string; last_name: string };

/** Where there are two: Maya F., 林美玲. */
function shorter(name: Named): string {
  const initial = Array.from(name.last_name)[0];
  return isHanName(name) || initial === undefined ? spokenName(name) : `${name.first_name} ${initial}.`;
}

const WAYS = [({ first_name }: Named): string => first_name, shorter, spokenName];

/** As one calls children who are in one room: Maya; Maya F. where there are two; the whole name where that is not enough. */
export function calledIn(children: readonly Named[]): Map<number, string> {
  const called = new Map<number, string>();
  for (const way of WAYS) {
    const open = children.filter(({ id }) => !called.has(id));
    const counts = Map.groupBy(open, way);
    for (const child of open) {
      if (way === spokenName || counts.get(way(child))?.length === 1) called.set(child.id, way(child));
    }
  }
  return called;
}
