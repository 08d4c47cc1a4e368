/** Whether somebody has typed or chosen something since the form was shown. A blank field is one nobody touched. */
export function isChanged(given: Record<string, unknown>, now: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(given), ...Object.keys(now)]);
  return [...names].some((name) => !isSame(given[name], now[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  // A file is the one that was chosen or another; everything else is plain data.
  if (one instanceof Blob || other instanceof Blob) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}
