import type { Fault, Said } from '../form/faults.ts';
import { isForHome, type Lesson } from '../lesson/lesson.ts';

/** What is written to a parent. A story for children may well be about a class: that is where they are all day. */
const WRITTEN_TO_PARENTS = ['title', 'home_overview', 'family', 'home'];

/** At home nobody is in a class or a student of it. School as a place is where most children go. */
const OF_A_CLASS = [
  /\bclass(?:es|rooms?|mates?)?\b/i,
  /\bstudents?\b/i,
  /\bpupils?\b/i,
  /\b(?:your|our) room\b/i,
  /學生|班上|全班|班級|同班|課堂|教室|同學/,
];

/** What only a teacher can say to a family: many have done nothing of it at school. */
const OF_A_TEACHER = [
  /\b(?:today|this week),? (?:we|your child)\b/i,
  /\b(?:in|at) school,? we\b/i,
  /\bwe (?:watched|played|saw|read|drew|made|talked|practiced|looked|folded|voted|tested|said)\b/i,
  /\b(?:tell|call|ask|send|write to|bring) (?:\w+ ){0,3}us\b/i,
  /\bsend (?:it|them) along\b/i,
  /今天，?我們|我們(?:在學校|看了|玩了|練習了|聊了|讀了|談了)|(?:告訴|給|通知|找)我們/,
];

/** Words of the classroom in what is read at home. */
export function homeFaults(said: readonly Said[]): Fault[] {
  return said
    .filter(({ part }) => WRITTEN_TO_PARENTS.includes(part))
    .flatMap(({ line, text }) =>
      [...OF_A_CLASS, ...OF_A_TEACHER]
        .flatMap((word) => word.exec(text)?.[0] ?? [])
        .map((found) => ({ line, words: `a parent reads "${found}", and it is said only at school` })),
    );
}

/** One or two sentences on a card. */
const MOST_CHARACTERS = 160;

/** What a lesson says of being done at home follows from whether parents have it. */
export function homeFactFaults(
  facts: Lesson['facts'],
  at: (key: string) => (words: string) => Fault,
): Fault[] {
  const { family, homeOverview, schoolOnly } = facts;
  const length = homeOverview?.length ?? 0;
  const faults: [boolean, string, string][] = [
    [
      isForHome(facts) && homeOverview === null,
      'overview',
      'parents read this lesson: it has a home_overview',
    ],
    [!isForHome(facts) && homeOverview !== null, 'home_overview', 'no parent reads this lesson'],
    [!family && schoolOnly !== null, 'school_only', 'without a letter no parent reads it anyhow'],
    [
      length > MOST_CHARACTERS,
      'home_overview',
      `a home_overview has ${MOST_CHARACTERS} characters at most, not ${length}`,
    ],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, key, words]) => at(key)(words));
}
