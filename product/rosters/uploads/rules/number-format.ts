/** What a number in a workbook shows, by its format: `00000` makes 00007 of a 7, and a day is a day. */
export function displayed(value: number, format: string, dates1904 = false): string {
  const code = sectionFor(value, format);
  if (isDate(code)) return dayOf(value, dates1904);
  const pattern = code.replace(/_./g, '').replace(/\*./g, '');
  if (!/[0#?]/.test(bare(pattern)) || /[eE][+-]|\//.test(bare(pattern))) return plainNumber(value);
  const percent = bare(pattern).includes('%');
  return fill(pattern, percent ? value * 100 : value);
}

/** As "General" shows it: without the last digits that only a computer's arithmetic has. */
export function plainNumber(value: number): string {
  return String(Number(value.toPrecision(15)));
}

/** Formats say how positive, negative and zero are shown, parted by semicolons. */
function sectionFor(value: number, format: string): string {
  const sections = format.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const [positive = '', negative, zero] = sections;
  if (value === 0 && zero !== undefined) return zero;
  return value < 0 && negative !== undefined ? negative : positive;
}

/** The format without what it shows as it is. */
const bare = (code: string): string => code.replace(/"[^"]*"/g, '').replace(/\\./g, '');

const isDate = (code: string): boolean => /[dmyhs]/i.test(bare(code).replace(/general/gi, ''));

const DAY = 86_400_000;

/** Excel believes that 1900 had a February 29. */
function dayOf(serial: number, dates1904: boolean): string {
  const epoch = dates1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const day = new Date(epoch + Math.floor(serial) * DAY);
  return Number.isNaN(day.getTime()) ? plainNumber(serial) : day.toISOString().slice(0, 10);
}

/** Digits go into the places from the right; what stands between them stays there, as in 000-00-0000. */
function fill(pattern: string, value: number): string {
  const [whole, fraction] = splitAtPoint(pattern);
  const places = bare(fraction).replace(/[^0#?]/g, '').length;
  const [digits = '', decimals = ''] = Math.abs(value).toFixed(places).split('.');
  const grouped = /[0#?],[0#?]/.test(bare(whole));
  const tokens = tokensOf(whole).filter((token) => token !== ',');
  let left = digits === '0' && !/0/.test(bare(whole)) ? '' : digits;
  let shown = '';
  let first = tokens.findIndex(isPlace);
  if (first === -1) first = 0;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const token = tokens[index] ?? '';
    if (!isPlace(token)) shown = literal(token) + shown;
    else if (index === first) {
      shown = (left === '' && token === '0' ? '0' : left) + shown;
      left = '';
    } else if (left !== '') {
      shown = left.slice(-1) + shown;
      left = left.slice(0, -1);
    } else if (token === '0') shown = `0${shown}`;
  }
  if (grouped) shown = shown.replace(/\d+/, (run) => run.replace(/\B(?=(\d{3})+$)/g, ','));
  const tail = places === 0 ? '' : `.${decimals}`;
  const after = tokensOf(fraction)
    .filter((token) => !isPlace(token))
    .map(literal)
    .join('');
  return `${value < 0 && !shown.startsWith('-') && !/[(-]/.test(bare(whole)) ? '-' : ''}${shown}${tail}${after}`;
}

const isPlace = (token: string): boolean => /^[0#?]$/.test(token);

function splitAtPoint(pattern: string): [string, string] {
  let quoted = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const sign = pattern[index];
    if (sign === '\\') index += 1;
    else if (sign === '"') quoted = !quoted;
    else if (sign === '.' && !quoted) return [pattern.slice(0, index), pattern.slice(index + 1)];
  }
  return [pattern, ''];
}

const tokensOf = (pattern: string): string[] => pattern.match(/"[^"]*"|\\.|[^"\\]/g) ?? [];
const literal = (token: string): string =>
  token.startsWith('"') ? token.slice(1, -1) : token.startsWith('\\') ? token.slice(1) : token;

/** The formats that workbooks name by number alone. */
export const BUILT_IN_FORMATS: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mmss.0',
};
