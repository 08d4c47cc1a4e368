/** Short, friendly, easy to spell for a first-grader, and no word that could be used to tease. */
const FIRST = [
  'bold',
  'brave',
  'calm',
  'clever',
  'fast',
  'happy',
  'jolly',
  'kind',
  'lucky',
  'merry',
  'shiny',
  'sunny',
];
const SECOND = [
  'bird',
  'boat',
  'brook',
  'cloud',
  'comet',
  'fern',
  'hill',
  'kite',
  'lake',
  'moon',
  'river',
  'star',
];

/** A code a class can remember, such as `kind-kite-427`. `pick` answers a random whole number below its argument. */
export function suggestClassCode(pick: (below: number) => number): string {
  const word = (words: readonly string[]): string => words[pick(words.length)] ?? '';
  const words = [word(FIRST), word(SECOND)];
  return `${words.join('-')}-${100 + pick(900)}`;
}

/** What a guesser at a school tries first, with or without a number behind it. */
const SCHOOL_WORDS = new Set(
  `school myschool ourschool class classroom myclass ourclass classcode code teacher student students pupil kids children
  kinder kindergarten preschool elementary middleschool highschool homeroom grade room reading writing math maths science
  music library recess lunch spelling homework pencil crayon crayons learning learn welcome hello letmein password
  passcode secret login letme kindred kindness feelings emotions zoou zooacademy academy hallofheroes storiesinmotion
  ssgrin abcdef abcdefg abc apple teddy panda tiger lions eagles bears wildcats panthers bulldogs`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

type Owner = {
  firstName: string;
  lastName: string;
  /** What the school and its district are called. */
  places?: readonly string[];
};

/**
 * Whether a class code is one that somebody outside the class would try: what everybody chooses, words of school, the
 * teacher's own name, the school's and the district's or a word of them, and keys pressed in a row or again and again. `isCommon` asks the list of common passwords.
 */
export function isObviousCode(code: string, owner: Owner, isCommon: (code: string) => boolean): boolean {
  const plain = bare(code);
  const stem = plain.replace(/^\d+|\d+$/g, '');
  const [first, last] = [bare(owner.firstName), bare(owner.lastName)];
  const titled = ['mr', 'mrs', 'ms', 'miss', 'dr', 'coach', 'teacher', 'class'].map((title) => title + last);
  const names = [first, last, first + last, last + first, ...titled, `${last}class`];
  return (
    isCommon(code.trim()) ||
    isCommon(plain) ||
    /^(.{1,3})\1+$/u.test(plain) ||
    isRun(plain) ||
    /^(19|20)\d\d(19|20)?\d\d$/.test(plain) ||
    SCHOOL_WORDS.has(stem) ||
    names.some((name) => name !== '' && name === stem) ||
    (owner.places ?? []).some((place) => partsOf(place).has(stem))
  );
}

/** Shorter ones of a name are words that stand in many. */
const PART_MIN = 4;

/** A name, its words, and words of it that follow each other. */
function partsOf(name: string): Set<string> {
  const words = name.split(/\s+/).map(bare);
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join('')),
  );
  return new Set(parts.filter((part) => part.length >= PART_MIN));
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** 123456, fedcba, 890123: each sign the one beside the last. */
function isRun(plain: string): boolean {
  const steps = Array.from(plain)
    .slice(1)
    .map((sign, index) => {
      const [here, before] = [sign.codePointAt(0) ?? 0, plain.codePointAt(index) ?? 0];
      return before === 57 && here === 48 ? 1 : here - before;
    });
  return steps.length > 0 && Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
}
