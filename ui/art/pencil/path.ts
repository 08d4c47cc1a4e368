/** Fills numbers into a path and rounds them, so that the markup stays short. */
export function path(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts.reduce((drawn, part, index) => {
    const number = numbers[index - 1] ?? 0;
    return drawn + String(Math.round(number * 10) / 10) + part;
  });
}
