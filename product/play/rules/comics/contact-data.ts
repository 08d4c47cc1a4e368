import { spelledOut } from './spelled-out.ts';

/** By which one could be found or written to. */
export type Contact = 'mail' | 'web' | 'handle' | 'address' | 'phone' | 'name' | 'school';

/** What is known of the child: its first name may stand in a comic, the rest may not. */
export type Known = { firstName: string; lastName: string; school: string | null };

/**
 * What a text says by which a child could be found or written to; null: nothing. Browser and server ask the same. It would
 * rather let a number pass that is none than stop a story about two dogs in room 12.
 */
export function contactIn(text: string, known: Known): Contact | null {
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  if (plain.trim() === '') return null;
  const said = spelledOut(plain);
  const isIn = (patterns: readonly RegExp[]): boolean =>
    patterns.some((pattern) => pattern.test(plain) || pattern.test(said));
  if (isIn(MAIL)) return 'mail';
  if (isIn(WEB)) return 'web';
  if (isIn(HANDLE)) return 'handle';
  if (isIn(ADDRESS) || hasStreet(plain)) return 'address';
  if (hasPhone(said)) return 'phone';
  if (hasLastName(plain, known)) return 'name';
  return hasSchool(plain, known) ? 'school' : null;
}

const PROVIDER = '(?:gmail|g-?mail|yahoo|hotmail|outlook|icloud|aol|proton(?:mail)?)';
const MAIL: readonly RegExp[] = [
  /[\p{L}\p{N}._+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.|\s?dot\s?)\p{L}{2,}/iu,
  new RegExp(`(?:@|\\bat|小老鼠)\\s?${PROVIDER}\\b`, 'iu'),
  new RegExp(`\\b${PROVIDER}\\s?\\.\\s?com\\b`, 'iu'),
  // No words of a story; "Yahoo!" is one.
  /\b(?:gmail|g-mail|hotmail|protonmail)\b/iu,
  /\bmy e-?mail(?: address)? is\b/iu,
  /我的(?:電子郵件|電郵|信箱|email)\s?(?:是|[:：])/iu,
];

/** Endings that are no words: nobody is stopped by "Wait.Me too." */
const ENDING = '(?:com|net|org|edu|gov|info|xyz|gg|io|tw|cn|hk)';
const WEB: readonly RegExp[] = [
  /https?:\/\/|\bwww\s?\.\s?\S/iu,
  new RegExp(`[a-z0-9-]{2,}\\.${ENDING}(?![a-z])`, 'iu'),
  new RegExp(`[a-z0-9-]{2,}\\s?(?:\\bdot\\b|\\bpoint\\b|點|点)\\s?${ENDING}(?![a-z])`, 'iu'),
  /[a-z0-9-]{2,}\s?[([]?[.,。·・]\s?[)\]]?\s?(?:com|net|org)\b/iu,
];

const SERVICE =
  '(?:snap(?:chat)?|insta(?:gram)?|tik\\s?tok|discord|whats\\s?app|telegram|kik|wechat|skype|facebook|fb|ig|roblox|minecraft|fortnite|youtube|yt|x ?box|psn|messenger)';
const SERVICE_ZH = '(?:LINE|賴|微信|臉書|IG|ig|抖音|推特|Discord|discord)';
/** Letters and digits in one word, as nobody is called. */
const MADE_UP = '(?=[a-z_.]*\\d)(?=\\d*[a-z_.])[a-z0-9_.]{4,}';
const HANDLE: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])@[a-z0-9_.]{2,}/iu,
  /\b\w{2,}#\d{4}\b/u,
  new RegExp(`\\b${SERVICE}(?:\\s(?:id|name|user|username|handle|account|tag))?\\s?[:=]\\s?\\S`, 'iu'),
  new RegExp(`\\b${SERVICE}\\s(?:id|name|user|username|handle|account|tag)\\s(?:is\\s)?\\S`, 'iu'),
  new RegExp(`\\bmy\\s${SERVICE}\\s(?:is|=)\\s\\S`, 'iu'),
  new RegExp(`\\b${SERVICE}\\s${MADE_UP}`, 'iu'),
  new RegExp(
    `\\b(?:my (?:user|account|id|tag)|(?:find|add|follow) me)(?:\\s(?:is|as|at|on))?\\s?:?\\s?${MADE_UP}`,
    'iu',
  ),
  new RegExp(`\\b(?:add|follow|find|message|text|dm|call)\\sme\\son\\s${SERVICE}`, 'iu'),
  /\b(?:user ?name|gamer ?tag|screen ?name)\s?(?:is|[:=])\s?\S/iu,
  /\bline\s?id\b/iu,
  /\bLINE\s?[:：=]\s?\S/u,
  new RegExp(`${SERVICE_ZH}\\s?(?:id|ID|帳號|號碼)?\\s?(?:是|[:：=])?\\s?[a-z_.]{2,}\\d[a-z0-9_.]*`, 'u'),
  new RegExp(`${SERVICE_ZH}\\s?(?:id|ID|帳號|號碼)?\\s?(?:是|[:：=])\\s?[a-z0-9_.]{3,}`, 'u'),
  new RegExp(`(?:加我|追蹤我)的?\\s?${SERVICE_ZH}`, 'u'),
];

const ZH_NUMBER = '[\\d一二三四五六七八九十百]+';
const ADDRESS: readonly RegExp[] = [
  /\bI live (?:at|on)\s(?:number\s)?\d/iu,
  /\bI live (?:at|on|in)\s[\p{L}\s.'’-]{2,30}\b(?:street|avenue|road|boulevard|blvd)\b/iu,
  /\b(?:street|avenue|road|boulevard|blvd|straße|strasse)\s\d{1,5}\b/iu,
  /\bzip(?: code)?:?\s?\d{5}\b/iu,
  /\bp\.?\s?o\.?\s?box\s?\d/iu,
  /\b(?:my|our) (?:home )?address is\b/iu,
  /\b(?:apt|apartment)\.?\s?#?\d+[a-z]?\b/iu,
  /\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b/u,
  new RegExp(
    `\\p{Script=Han}(?:路|街|大道)(?:${ZH_NUMBER}段)?(?:${ZH_NUMBER}[巷弄])*${ZH_NUMBER}(?:之${ZH_NUMBER})?號`,
    'u',
  ),
  new RegExp(`(?:我家?住在?|我家(?:的)?(?:地址|住址)|地址是).{0,14}${ZH_NUMBER}[號樓巷弄]`, 'u'),
  /(?:我家|我)(?:的)?(?:地址|住址)(?:是|[:：])/u,
];

/** What such roads are called when nothing else is meant by the word. */
const ROADS = /^(?:street|avenue|ave|road|rd|boulevard|blvd|parkway|highway|hwy)\.?$/iu;
/** These are words, too: only as a name are they a road. */
const MAYBE_ROADS = /^(?:St|Dr|Drive|Ln|Lane|Ct|Court|Way|Pl|Place|Circle|Cir|Terrace|Trail)\.?$/u;
const SMALL_WORDS = new Set(
  'a an and at by down for from in into is my of off on our over past the their this to up with your was were are have has saw see'.split(
    ' ',
  ),
);

/** A number, one to three words, and what a road is called: `12 Maple Street`. */
function hasStreet(text: string): boolean {
  const words = text.split(/\s+/u).map((word) => word.replaceAll(/^[("“]+|[,!?;:)"”]+$/gu, ''));
  return words.some((word, at) => {
    if (!/^\d{1,5}[a-z]?$/iu.test(word)) return false;
    return [2, 3, 4].some((length) => {
      const name = words.slice(at + 1, at + length);
      const road = words[at + length] ?? '';
      if (name.length !== length - 1 || name.some((one) => SMALL_WORDS.has(one.toLowerCase()))) return false;
      if (!name.every((one) => /^(?:\p{L}[\p{L}.'’-]*|\d+(?:st|nd|rd|th))$/iu.test(one))) return false;
      if (ROADS.test(road)) return true;
      return MAYBE_ROADS.test(road.replace(/\.$/u, '')) && name.every((one) => /^[\p{Lu}\d]/u.test(one));
    });
  });
}

const SHORTEST_PHONE = 7;
/** After "call me" fewer will do. */
const SHORTEST_CALLED = 5;
const CALLED = /\b(?:call|text|phone|ring|dial|number is|cell)\b|打給我|打電話|電話|手機|號碼是|call我/iu;

/** Digits one after the other, with what people put between them. Fractions, dates and thousands are none of these. */
const DIGITS = /\+?\(?\d(?:[\s().·-]{0,3}\d)*/gu;
const DATE = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-\d{4})\b/gu;
const THOUSANDS = /\b\d{1,3}(?:,\d{3})+\b/gu;

/** In groups of three or four as phones have them, whatever is put between: 555_123_4567. */
const GROUPS = /\d{2,4}(?:[^\p{L}\p{N}]{1,4}\d{3,4})+/gu;
const YEAR = /^(?:19|20)\d\d$/u;

function hasPhone(text: string): boolean {
  const least = CALLED.test(text) ? SHORTEST_CALLED : SHORTEST_PHONE;
  // Parted by words, so that what stands before and behind is no number with it.
  const numbers = text.replaceAll(DATE, ' and ').replaceAll(THOUSANDS, ' and ');
  if ([...numbers.matchAll(DIGITS)].some(([run]) => isPhone(run, least))) return true;
  return [...numbers.matchAll(GROUPS)].some(([run]) => {
    const parts = run.match(/\d+/gu) ?? [];
    return !parts.every((part) => YEAR.test(part)) && isPhone(run, SHORTEST_PHONE);
  });
}

function isPhone(run: string, least: number): boolean {
  const parts = run.match(/\d+/gu) ?? [];
  const digits = parts.join('');
  if (digits.length < least) return false;
  // Counting up or down, a round sum, and the same key held down.
  if (isCounting(parts.map(Number)) || isCounting(digits.split('').map(Number))) return false;
  if (parts.length === 1 && (/0{4,}$/u.test(digits) || /^(\d)\1*$/u.test(digits))) return false;
  // Small numbers beside each other are a list: 2 4 6 8 10 12.
  return !(parts.length > 3 && isSteady(parts.map(Number)));
}

function isCounting(numbers: readonly number[]): boolean {
  return numbers.length > 3 && isSteady(numbers) && Math.abs((numbers[1] ?? 0) - (numbers[0] ?? 0)) === 1;
}

function isSteady(numbers: readonly number[]): boolean {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return step !== 0 && numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === step);
}

/** Names that are words: alone they say nothing of anybody. */
const WORDS = new Set(
  `baker banks bell berry best bird bishop black blue bloom brown bush butler carter castle church clay cook cooper day
  dean fields fish fisher fox forest frost gardener glass gold good grant gray green hall hill holly house hunter king knight
  lake lamb lane little long love major march marsh mason may miller moon moore north page park parks parker pearl pike pool pope
  potter price reed rice rich river rivers rose sanders savage sharp short silver singer skinner small smart snow south sparks
  spring star stone storm strong summer summers swan taylor turner walker ward waters weaver webb wells west white
  winter wise wolf wood woods young`.split(/\s+/u),
);

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);
const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&');

function hasLastName(text: string, { firstName, lastName }: Known): boolean {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (last === '') return false;
  if (isHan(last)) return first !== '' && text.includes(`${last}${first}`);
  const whole = (words: string, flags: string): boolean =>
    new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, flags).test(text);
  if (first !== '' && whole(`${escaped(first)}\\s+(?:\\p{L}\\.?\\s+)?${escaped(last)}`, 'iu')) return true;
  // A single letter, or a word, is said for other reasons.
  if (last.length < 3 || WORDS.has(last.toLowerCase())) return false;
  return whole(escaped(last), 'u') || whole(escaped(last.toUpperCase()), 'u');
}

const SHORTEST_SCHOOL = 4;

/** What a school calls itself, without the word that says what it is: "Maple Ridge" of Maple Ridge Elementary School. */
const KIND_OF_SCHOOL =
  /\s*(?:(?:elementary|primary|middle|junior|high|public|charter)\s+)*(?:school|academy|elementary)\s*$/iu;

function hasSchool(text: string, { school }: Known): boolean {
  const name = (school ?? '').normalize('NFKC').trim();
  if (name.length < SHORTEST_SCHOOL) return false;
  const said = text.toLowerCase();
  if (said.includes(name.toLowerCase())) return true;
  const short = name.replace(KIND_OF_SCHOOL, '').trim();
  // One word may be anything: Lincoln, Sunshine. Two are a name.
  return /\s/u.test(short) && said.includes(short.toLowerCase());
}
