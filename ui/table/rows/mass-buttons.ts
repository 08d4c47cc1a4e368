import type { MenuEntry } from '../../layers/menu.tsx';

/** Of what can be done with a selection, what is a button and what is in the menu; a phone has room for no button. */
export function massButtons(
  actions: readonly MenuEntry[],
  room: number,
): { buttons: MenuEntry[]; rest: MenuEntry[] } {
  const isFew = actions.length <= room;
  const first = actions.filter((entry) => isFew || entry.prominent).slice(0, room);
  const buttons = actions.filter((entry) => first.includes(entry) && entry.onSelect !== undefined);
  return { buttons, rest: actions.filter((entry) => !buttons.includes(entry)) };
}
