/** The dark squares of a code as one path; neighbors in a row are drawn as one. */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    let start: number | null = null;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && start === null) start = x;
      else if (!row[x] && start !== null) {
        path += `M${start} ${y}h${x - start}v1h${start - x}z`;
        start = null;
      }
    }
  }
  return path;
}
