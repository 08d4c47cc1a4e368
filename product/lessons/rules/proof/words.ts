import { CASTS } from '#product/play/rules/story/cast.ts';
import { sentencesIn } from '#product/play/rules/story/reading.ts';
import type { Fault, Said } from '../form/faults.ts';
import { PLACEHOLDERS } from '../lesson/library.ts';

/** Words that no lesson has, whatever it says with them. */
const BANNED = [
  /\bnormal (?:child|children|kid|kids|student|students)\b/i,
  /\bspecial[- ]needs\b/i,
  /\bcraz(?:y|ier|iest)\b/i,
  /\btattl(?:e|es|ed|er|ers|ing|etale)\b/i,
  /\bboys and girls\b/i,
  /\bgirls and boys\b/i,
  /\bcommit(?:s|ted|ting)? suicide\b/i,
];

/** What no child is told to do. A sentence that says one need not is what we want to hear. */
const ORDERS: [RegExp, string][] = [
  [/\bkeep(?:s|ing)? (?:it |this |that |a |the |our |your |my |their )?secrets?\b/i, 'to keep a secret'],
  [/\blook(?:s|ing)? (?:\w+ ){0,2}in the eyes?\b|\beye contact\b/i, 'to look in the eyes'],
  [
    /(?:^\W*|\b(?:to|must|should|please|and|then|now|you|children|students|everyone|everybody) )(?:sit|stand|stay|hold|keep|be) (?:\w+ )?still\b/i,
    'to sit still',
  ],
  [
    /\b(?:give|share|get|offer) (?:\w+ ){0,3}hugs?\b|\bhug (?:your|each|one another|him|her|them|me|a friend|a classmate|someone|the (?:child|person))\b/i,
    'to hug',
  ],
  [/\b(?:reward|sticker|behaviou?r) charts?\b|\bgold stars?\b/i, 'that it earns a reward'],
];
const DENIED =
  /\b(?:not|never|no|nobody|none|nothing|without|neither|nor|instead of|rather than)\b|n['’]t\b/i;

const OWN_NAMES =
  /\bKindred\b|\bZoo (?:U|Academy)\b|\bS\.S\. Grin\b|\bHall of Heroes\b|\bStories in Motion\b/;

/** Given names of children one meets in lesson plans everywhere. Ours are the casts'; `Sam` is whoever reads. */
const NAMES =
  `Aaron Abby Abigail Adam Aiden Alan Alex Alexa Alice Alicia Allison Amanda Amy Ana Andrea Andrew Andy Angela Anita
  Anna Annie Anthony Antonio Aria Ashley Aubrey Austin Ava Becky Ben Benjamin Beth Betty Bob Bobby Brandon Brian Brianna
  Caleb Cameron Camila Carla Carlos Carmen Caroline Carter Charlie Charlotte Chloe Chris Christina Cindy Claire Cody
  Connor Dan Daniel Danny Dave David Diana Diego Dylan Eddie Edward Elena Eli Elijah Elizabeth Ella Ellie Emily
  Emma Eric Erin Ethan Eva Evan Fatima Fernando Finn Fred Gabriel Gary George Gina Hannah Harper Helen Henry Ian
  Isabel Isabella Isaac Isaiah Jackson Jacob Jada Jake James Jamal Jamie Jane Janet Jared Jason Javier Jayden Jen Jenna
  Jennifer Jenny Jeremy Jesse Jessica Jill Jim Jimmy Joe Joey John Johnny Jonah Jordan Jorge Jose Joseph Josh
  Joshua Juan Juanita Julia Julian Julie Justin Karen Kate Katie Kayla Keisha Kelly Kevin Kim Kyle Landon Laura Lauren
  Layla Leah Leo Leon Liam Lila Lily Linda Lisa Logan Lola Lucas Lucia Lucy Luis Luke Luna Madison Malik Marco
  Marcus Maria Mason Mateo Matt Matthew Maya Megan Mei Mia Michael Michelle Miguel Mike Mila Mohammed Molly Monica
  Nancy Natalie Nate Nathan Nicholas Nick Nicole Noah Nora Oliver Olivia Omar Oscar Owen Pablo Patrick Paul Pedro
  Peter Priya Rachel Rebecca Ricardo Riley Robert Roberto Rosa Ryan Samantha Samuel Sara Sarah Scott Sean Sofia
  Sophia Sophie Stella Steve Steven Susan Tanya Taylor Teresa Tim Timmy Tina Tom Tommy Tony Tyler Vanessa Victor
  Victoria William Wyatt Xavier Zach Zachary Zara Zoe Zoey`
    .trim()
    .split(/\s+/);
const NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`);
/** Neighbors whom scenes speak of. */
const NEIGHBORS = ['Quispe', 'Baptiste', 'Halina', 'Lien', 'Rafferty'];
const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr|Mx)\.? [A-Z][a-z]+/;

const SITE = /https?:|www\.|\b[\w-]+\.(?:com|org|net|edu|gov|io|tw)\b|[\w.]+@[\w.]+/i;
const PHONE = /\b\d{3}[-. ]\d{3,4}\b|\b(?:988|911|1925|113)\b/;
const EMOJI = /\p{Extended_Pictographic}/u;

/** What is wrong with the words of a file, whichever part they stand in. */
export function wordFaults(said: readonly Said[]): Fault[] {
  return said.flatMap(({ line, text }) =>
    [
      ...formFaults(text),
      ...BANNED.flatMap((banned) => banned.exec(text)?.[0] ?? []).map((found) => `we never say "${found}"`),
      ...orderFaults(text),
      ...nameFaults(text),
    ].map((words) => ({ line, words })),
  );
}

function orderFaults(text: string): string[] {
  return sentencesIn(text).flatMap((sentence) =>
    ORDERS.filter(([order]) => order.test(sentence) && !DENIED.test(sentence)).map(
      ([, what]) => `no child is told ${what}: "${sentence}"`,
    ),
  );
}

function nameFaults(text: string): string[] {
  const found = NAME.exec(text)?.[0] ?? TITLED.exec(text)?.[0];
  const isOurs =
    NEIGHBORS.some((neighbor) => found?.endsWith(` ${neighbor}`)) ||
    Object.values(CASTS)
      .flat()
      .some((member) => member === found?.toLowerCase());
  const own = OWN_NAMES.exec(text)?.[0];
  const address = SITE.exec(text)?.[0] ?? PHONE.exec(text)?.[0];
  return [
    ...(found === undefined || isOurs ? [] : [`"${found}" is a name: only the casts have names`]),
    ...(own === undefined
      ? []
      : [`"${own}" is written as a placeholder: ${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}`]),
    ...(address === undefined
      ? []
      : [`"${address}" is an address or a number, and lessons have none of their own`]),
  ];
}

function formFaults(text: string): string[] {
  const rest = text.replaceAll(/\*\*[^*]+\*\*/g, '');
  const unknown = [...text.matchAll(/\{([^}]*)\}/g)].filter(
    ([, name = '']) => !PLACEHOLDERS.some((known) => known === name),
  );
  return [
    ...unknown.map(
      ([found]) => `${found} is no placeholder: ${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}`,
    ),
    ...(/[*_`~]/.test(rest) ? ['bold is **so**; there are no other marks'] : []),
    ...(/\]\(|<[a-z/!]|^\|/i.test(text) ? ['there are no links, pictures, tables or HTML'] : []),
    ...(text.includes('—') ? ['there are no long dashes: two sentences, a comma or a colon'] : []),
    ...(EMOJI.test(text) ? ['there are no emoji'] : []),
    ...(/[[\]]/.test(text) ? ['brackets are for blocks, each on a line of its own'] : []),
    ...(/ {2,}/.test(text) ? ['two spaces in a row'] : []),
  ];
}
