type Row = { id: number; shared_with_me: boolean };

/** Whom of a selection the viewer can leave: those shared with them, and those not looked at, which the server knows. */
export function guestsIn(ids: readonly number[], rows: readonly Row[]): number[] {
  const own = new Set(rows.filter((row) => !row.shared_with_me).map((row) => row.id));
  return ids.filter((id) => !own.has(id));
}
