/** "1,200" and " 7 " are numbers; nothing typed is no answer; anything else stays as it was typed. */
export function numberOf(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : typed;
}
