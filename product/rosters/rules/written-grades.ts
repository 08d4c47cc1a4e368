import { GRADES, type Grade } from './grades.ts';

const WORDS = new Map<string, Grade>([
  ...[
    'p',
    'pk',
    'pr',
    'tk',
    'pre',
    'prek',
    'pre kg',
    'prekg',
    'preschool',
    'prekindergarten',
    'prekindergarden',
  ].map((word): [string, Grade] => [word, -1]),
  ...[
    'pre k',
    'pre kindergarten',
    'pre kindergarden',
    'transitional kindergarten',
    'nursery',
    'p3',
    'p4',
    'pk3',
    'pk4',
  ].map((word): [string, Grade] => [word, -1]),
  ['preschool prekindergarten', -1],
  ...['k', 'kg', 'kn', 'kdg', 'kinder', 'kindergarten', 'kindergarden', 'kf'].map((word): [string, Grade] => [
    word,
    0,
  ]),
  ['reception', 0],
]);

const NUMBERS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const COUNTED = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
for (const [index, word] of [...NUMBERS, 'eleventh', 'twelfth'].entries()) {
  const grade = GRADES.find((one) => one === index + 1);
  const counted = COUNTED[index];
  if (grade === undefined || counted === undefined) continue;
  WORDS.set(word, grade);
  WORDS.set(counted, grade);
}
const HIGH_SCHOOL = new Map<string, Grade>([
  ['freshman', 9],
  ['sophomore', 10],
  ['junior', 11],
  ['senior', 12],
]);
const CHINESE = new Map(['零', '一', '二', '三', '四', '五', '六'].map((sign, value) => [sign, value]));

/**
 * What people write for a grade; null for what is none. Kindergarten and what comes before it by name or
 * code, numbers as digits (of any width), ordinals, words, with "grade" around them, and as spreadsheets and the
 * descriptors of Ed-Fi have them: `KG`, `TK`, `1st`, `Grade 3`, `3.0`, `third`, `３`, `三年級`.
 */
export function gradeFrom(written: string): Grade | null {
  const plain = written.normalize('NFKC').trim().toLowerCase().replace(/^.*#/, '');
  if (/^-1(\.0+)?$/.test(plain)) return -1;
  const word = plain
    .replace(/[.\s_/()–—-]+/g, (gap) => (gap === '.' ? '.' : ' '))
    .replace(/\b(grade|grades|gr|year|class|level|g)\b\.?/g, ' ')
    .replace(/^g(?=\d)/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (/年|級|级/.test(plain)) return chineseGrade(plain);
  const known = WORDS.get(word) ?? HIGH_SCHOOL.get(word);
  if (known !== undefined) return known;
  const [, digits] = /^0*(\d{1,2})(?:st|nd|rd|th)?(?:\.0*)?$/.exec(word) ?? [];
  return digits === undefined ? null : (GRADES.find((grade) => grade === Number(digits)) ?? null);
}

/** Up to the sixth year of elementary school they are ours; later ones begin to count anew. */
function chineseGrade(plain: string): Grade | null {
  const [, school = '', written = ''] =
    /^(國小|小學|小学)?([一二三四五六]|[1-9]|1[0-2])\s*年[級级]?$/.exec(plain) ?? [];
  const value = CHINESE.get(written) ?? Number(written === '' ? Number.NaN : written);
  if (school !== '' && value > 6) return null;
  return GRADES.find((grade) => grade === value) ?? null;
}
