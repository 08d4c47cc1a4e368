import { describe, expect, test } from 'vitest';
import { compileInk, InkError, proveScene, readScene, sceneFiles } from '../../../../scripts/scenes.ts';
import { describeScene } from '../story/describe-scene.ts';
import type { FaultKind } from '../story/faults.ts';
import { FAULT_KINDS } from '../story/faults.ts';
import { openScene, type Pick } from '../story/scene.ts';
import { tell } from '../story/segment.ts';
import { ACTED_LESSON, checkScene, LESSON, LESSON_IN_CHINESE } from '../testing/sample-scenes.ts';
import { programLengthFaults } from './length-faults.ts';
import { type Proof, prove } from './prove.ts';

const translations = { 'zh-TW': LESSON_IN_CHINESE };
const faultsOf = (source: string, options = {}) =>
  prove(compileInk(source), { patienceMs: 300, ...options }).faults;
const kindsOf = (source: string, options = {}): FaultKind[] =>
  faultsOf(source, options).map(({ kind }) => kind);

/** Every seeded change must really change something. */
function spoilt(source: string, from: string | RegExp, to: string): string {
  const result = source.replace(from, to);
  expect(result).not.toBe(source);
  return result;
}

test('a good lesson has no fault', () => {
  const proof = prove(compileInk(LESSON), { translations });
  expect(proof.faults).toEqual([]);
  expect(proof.figures).toMatchObject({ asks: 3, paths: 18, fewestTarget: 2, fewestOther: 1 });
});

test('a good check has no fault', () => {
  expect(faultsOf(checkScene(6, 2))).toEqual([]);
});

test('a second chance scores nothing, and the outline says in which skill it is one', () => {
  const again = spoilt(LESSON, 'ask: hush', '$& # again: ic').replace(
    /(# out: \w+) # ev: ic=\d/g,
    '$1 # ev: none',
  );
  const proof = prove(compileInk(again), { translations });
  expect(proof.faults).toEqual([]);
  expect(proof.outline.again).toEqual({ hush: 'ic' });
  expect(proof.version).not.toBe(prove(compileInk(LESSON), { translations }).version);
  expect(prove(compileInk(LESSON)).outline).not.toHaveProperty('again');
});

test('a lesson that is acted has no fault, and keeps its content version', () => {
  const proof = prove(compileInk(ACTED_LESSON), { translations });
  expect(proof).toMatchObject({ faults: [], warnings: [], isStaged: true });
  const plain = prove(compileInk(LESSON), { translations });
  expect(plain.isStaged).toBe(false);
  expect(proof.version).toBe(plain.version);
});

test.each([
  ['row with=nim', ['together', 'catching-up', 'own-way']],
  ['build by=plum steps=cube,beam,roof more=ball', ['as-told', 'nearly', 'other']],
  ['tiptoe past=plum', ['quiet', 'stirred', 'woke']],
  ['tiptoe past=drum', ['quiet', 'stirred', 'woke']],
  ['follow of=bao', ['r3', 'r2', 'r1']],
  ['share among=nim,plum,you of=bun count=4 needs=1,1,2', ['by-need', 'even', 'hog']],
  ['gonogo go=a stop=b thing=drum', ['steady', 'slip', 'rushed']],
])('%s can be played with those who are there', (play, [best = '', next = '', worst = '']) => {
  const source = played(play)
    .replace('out: waited', `out: ${best}`)
    .replace('out: slip', `out: ${next}`)
    .replace('out: rushed', `out: ${worst}`);
  expect(faultsOf(source)).toEqual([]);
});

test('words that promise the eye something are looked at, where nothing happens with them', () => {
  const warningsOf = (told: string) =>
    prove(compileInk(spoilt(ACTED_LESSON, 'It has a red rim. #', `${told} #`))).warnings;
  const looked = [{ kind: 'told-not-shown', at: 'A bell rings.', detail: 'rings' }];
  expect(warningsOf('A bell rings.')).toEqual(looked);
  // That somebody hears it, and a look at them, is no bell.
  expect(warningsOf('A bell rings. # feel: nim surprised # camera: close nim')).toEqual(looked);
  expect(warningsOf('A bell rings. # prop: ring drum')).toEqual([]);
});

const WAIT = 'play: wait secs=4';
/** The acted lesson with another game where it waits. */
const played = (play: string): string => spoilt(ACTED_LESSON, /wait secs=4 thing=drum clock=nim/, play);
const seeded: [FaultKind, string, () => string][] = [
  ['header', 'no title', () => spoilt(LESSON, '# title: A Loud Drum\n', '')],
  ['header', 'an id of no program', () => spoilt(LESSON, 'academy-ic-9', 'puddle-ic-9')],
  ['header', 'an unknown kind', () => spoilt(LESSON, 'kind: lesson', 'kind: test')],
  ['header', 'no max_words', () => spoilt(LESSON, '# max_words: 7\n', '')],
  ['skill', 'an unknown target', () => spoilt(LESSON, '# skill: ic', '# skill: patience')],
  ['skill', 'unknown evidence', () => spoilt(LESSON, 'ev: ic=2', 'ev: icc=2')],
  ['score', 'three points', () => spoilt(LESSON, 'ev: ic=2', 'ev: ic=3')],
  ['no-evidence', 'an option that says nothing', () => spoilt(LESSON, ' # ev: ic=1]', ']')],
  ['no-evidence', 'a lesson that is no comic', () => spoilt(LESSON, 'ev: ic=1', 'ev: none')],
  ['half-tagged', 'a skill of some options', () => spoilt(LESSON, 'ev: ic=2', 'ev: ic=2, emp=2')],
  ['second-chance', 'no good answer', () => spoilt(LESSON, 'ev: ic=2', 'ev: ic=1')],
  ['second-chance', 'a second chance that scores', () => spoilt(LESSON, 'ask: drum', '$& # again: ic')],
  ['second-chance', 'one in a check', () => spoilt(checkScene(6, 2), 'ask: q1', '$& # again: ic')],
  ['skill', 'a second chance in no skill', () => spoilt(LESSON, 'ask: drum', '$& # again: patience')],
  ['stray-ask', 'a second chance without a choice', () => spoilt(LESSON, 'Bom. #', 'Bom. # again: ic #')],
  ['two-skills', 'one mistake in two skills', () => spoilt(LESSON, /ev: ic=(\d)/g, 'ev: ic=$1, er=$1')],
  [
    'two-skills',
    'a second skill in a check',
    () =>
      spoilt(checkScene(6, 2), /ic=2(.*\n.*\n.*)ic=1(.*\n.*\n.*)ic=0/, 'ic=2, er=0$1ic=1, er=2$2ic=0, er=1'),
  ],
  ['two-best', 'two equally good answers', () => spoilt(LESSON, 'ev: ic=1', 'ev: ic=2')],
  [
    'longest',
    'best answers by length',
    () => spoilt(checkScene(6, 2), /One way\./g, 'One good way to do it.'),
  ],
  [
    'own-voice',
    'a child that asks itself',
    () => spoilt(LESSON, 'What do you do? # who: narrator', 'What do you do? # who: you'),
  ],
  ['tag', 'a misspelt tag of a line', () => spoilt(LESSON, '# face: happy', '# fcae: happy')],
  ['tag', 'a misspelt tag of an option', () => spoilt(LESSON, '# pic: tap', '# pci: tap')],
  [
    'tag',
    'the same tag twice',
    () => spoilt(ACTED_LESSON, 'pose: nim hop', 'pose: nim hop # pose: plum rest'),
  ],
  ['speaker', 'somebody of another program', () => spoilt(LESSON, 'who: nim', 'who: juno')],
  ['speaker', 'nobody', () => spoilt(LESSON, 'Bom. # who: narrator', 'Bom.')],
  ['face', 'an unknown face', () => spoilt(LESSON, 'face: excited', 'face: grumpy')],
  ['place', 'an unknown place', () => spoilt(LESSON, 'place: meadow', 'place: volcano')],
  ['play', 'an unknown mini-game', () => spoilt(LESSON, 'play: breathe rounds=2', 'play: juggle')],
  ['play', 'an unknown setting', () => spoilt(LESSON, 'wait secs=4', 'wait speed=4')],
  ['play', "nobody's face", () => spoilt(LESSON, 'How does Wren feel?', 'How does she feel?')],
  ['play', 'the face of somebody else', () => spoilt(LESSON, 'play: faces', 'play: faces of=juno')],
  ['play', 'the face of an extra', () => spoilt(LESSON, 'play: faces', 'play: faces of=snail')],
  ['play', 'a thing nobody drew', () => spoilt(ACTED_LESSON, 'thing=drum', 'thing=trumpet')],
  ['play', 'nothing to wait for', () => spoilt(ACTED_LESSON, ' thing=drum', '')],
  ['play', 'a thing that stands elsewhere', () => spoilt(ACTED_LESSON, 'thing=drum', 'thing=kite')],
  ['play', 'a clock who is away', () => spoilt(ACTED_LESSON, 'clock=nim', 'clock=bao')],
  ['play', 'a clock of another program', () => spoilt(ACTED_LESSON, 'clock=nim', 'clock=juno')],
  [
    'play',
    'a clock out of sight',
    () =>
      spoilt(ACTED_LESSON, 'fx: hush # pose: plum rest', 'fx: hush # camera: close drum # pose: plum rest'),
  ],
  ['play', 'signs at a thing that does nothing', () => played('gonogo go=a stop=b thing=kite')],
  ['play', 'a drum that is rowed', () => played('row with=nim thing=drum')],
  ['play', 'a partner who is away', () => played('row with=bao')],
  ['play', 'a sleeper who is away', () => played('tiptoe past=bao')],
  ['play', 'a thing in the way that is nowhere', () => played('tiptoe past=kite')],
  ['play', 'plans of somebody who is away', () => played('build by=bao steps=cube,beam,roof more=ball')],
  ['play', 'a piece nobody drew', () => played('build by=nim steps=cube,beam,cheese more=ball')],
  ['play', 'a voice of somebody in sight', () => played('follow of=nim')],
  ['play', 'a share for somebody who is away', () => played('share among=nim,bao of=bun count=4')],
  ['play', 'needs that are not what there is', () => played('share among=nim,plum of=bun count=4 needs=1,1')],
  ['play', 'a new game in a check', () => spoilt(checkScene(6, 2), '# ask: q1', '# play: row with=dev $&')],
  ['no-ask', 'a choice without an ask', () => spoilt(LESSON, ' # ask: drum', '')],
  ['stray-ask', 'an ask without a choice', () => spoilt(LESSON, 'Bom. # who: narrator', '$& # ask: bom')],
  ['ask-twice', 'one ask for two choices', () => spoilt(LESSON, 'ask: hush', 'ask: drum')],
  [
    'ask-repeats',
    'a check that asks again',
    () =>
      spoilt(
        checkScene(6, 2),
        /\* \[A third way\. # ev: ic=0\]\n {3}Oh.*\n {3}-> q2/,
        '+ [A third way. # ev: ic=0]\n   -> q1',
      ),
  ],
  ['few-options', 'a choice of one', () => spoilt(LESSON, /\* \[Happy[\s\S]*?-> finish\n/, '')],
  ['option-twice', 'twins', () => spoilt(LESSON, 'Tap it once.', 'Hit it hard!')],
  ['no-picture', 'no picture for a child who cannot read', () => spoilt(LESSON, '# pic: tap ', '')],
  [
    'long',
    'a long line',
    () => spoilt(LESSON, 'It has a red rim.', 'It has a red rim and a very round skin.'),
  ],
  ['long', 'a long option', () => spoilt(LESSON, 'Tap it once.', 'Tap it once with one finger of one hand.')],
  ['long', 'a long hint', () => spoilt(LESSON, 'Count to four.', 'Count to four and then do it once more.')],
  ['hint', 'a hint in a check', () => spoilt(checkScene(6, 2), '# ask: q1', '$& # hint: Think.')],
  ['outs', 'an outcome of another game', () => spoilt(LESSON, 'out: slip', 'out: hog')],
  ['outs', 'an option without an outcome', () => spoilt(LESSON, '# out: slip ', '')],
  [
    'outs',
    'nothing for the best outcome',
    () => spoilt(LESSON, 'waited # out: waited', 'more # out: rushed'),
  ],
  ['outs', 'outcomes without a game', () => spoilt(LESSON, ` # ${WAIT}`, '')],
  ['outs', 'a game without a choice', () => spoilt(LESSON, 'breathe rounds=2', 'wait secs=2')],
  [
    'outs',
    'a spot nobody may go to',
    () => spoilt(LESSON, 'play: faces', 'play: map spots=worried,happy,tree'),
  ],
  ['logic', 'chance', () => spoilt(LESSON, '~ kind = 1', '~ kind = RANDOM(0, 1)')],
  ['logic', 'a shuffle', () => spoilt(LESSON, 'Bom. #', '{shuffle:\n - Bom.\n - Bim.\n} #')],
  [
    'dead-end',
    'options that run out',
    () =>
      spoilt(LESSON, 'look # ev: ic=2]', '$&\n   -> start\n * [Go. # pic: go # ev: ic=0]').replaceAll(
        '-> hush',
        '-> start',
      ),
  ],
  [
    'never-ends',
    'a choice that may come for ever',
    () => spoilt(LESSON, /\* (\[Hit.*\]\n.*\n {3})-> hush/, '+ $1-> start'),
  ],
  ['never-ends', 'a circle of lines', () => spoilt(LESSON, '-> END', '-> finish')],
  [
    'never-ends',
    'a circle without a word',
    () => spoilt(LESSON, '-> END', '-> END\n=== nowhere\n-> nowhere').replace('-> wren', '-> nowhere'),
  ],
  [
    'stuck',
    'a place of no return',
    () =>
      spoilt(
        LESSON,
        '-> END',
        'Go? # who: you # ask: go\n + [Yes. # pic: y # ev: ic=1]\n   -> finish\n + [No. # pic: n # ev: ic=1]\n   -> finish',
      ),
  ],
  [
    'too-many-states',
    'counting without end',
    () => spoilt(LESSON, /\* (\[Hit.*\]\n.*\n {3})-> hush/, '+ $1~ kind += 1\n   -> start'),
  ],
  ['target-evidence', 'a way round the target', () => spoilt(checkScene(6, 2), '-> q4', '-> q5')],
  ['target-evidence', 'a lesson about something else', () => spoilt(LESSON, '# skill: ic', '# skill: er')],
  ['other-evidence', 'a check about one skill only', () => checkScene(7, 1)],
  ['direction', 'a direction in no form', () => spoilt(ACTED_LESSON, 'at 8.2 slowly', 'near 8.2')],
  ['direction', 'a gesture with a thing', () => spoilt(ACTED_LESSON, 'nim hop', 'nim hop block')],
  ['mark', 'a mark beyond the stage', () => spoilt(ACTED_LESSON, 'plum at 7', 'plum at 10')],
  ['pose', 'an unknown pose', () => spoilt(ACTED_LESSON, 'wren clutch', 'wren fly')],
  ['face', 'an unknown face of somebody silent', () => spoilt(ACTED_LESSON, 'wren worried', 'wren grumpy')],
  ['prop', 'a thing nobody drew', () => spoilt(ACTED_LESSON, 'put drum', 'put trumpet')],
  ['prop', 'a thing that cannot do that', () => spoilt(ACTED_LESSON, 'ring drum', 'light drum')],
  ['prop', 'a thing on what carries nothing', () => spoilt(ACTED_LESSON, 'ring drum', 'put cake on drum')],
  ['prop', 'a thing too large for a hand', () => spoilt(ACTED_LESSON, 'you lift', 'you lift drum')],
  ['fx', 'an unknown effect', () => spoilt(ACTED_LESSON, 'fx: lamps', 'fx: volcano')],
  ['fx', 'the end of what passes by itself', () => spoilt(ACTED_LESSON, 'fx: shake', 'fx: shake off')],
  ['camera', 'a picture of nobody', () => spoilt(ACTED_LESSON, 'two wren plum', 'two wren bao')],
  ['off-stage', 'a speaker in the wings', () => spoilt(ACTED_LESSON, 'nim from left at 3, ', '')],
  ['absent', 'a feeling of somebody away', () => spoilt(ACTED_LESSON, 'plum surprised', 'bao surprised')],
  ['absent', 'a thing given to nobody', () => spoilt(ACTED_LESSON, 'ring drum', 'give drum')],
  ['here-already', 'somebody comes twice', () => spoilt(ACTED_LESSON, 'pose: nim hop', 'enter: nim at 4')],
  ['unplaced', 'a thing that is nowhere', () => spoilt(ACTED_LESSON, 'prop: put drum at 5 # ', '')],
  ['crowded', 'one behind the other', () => spoilt(ACTED_LESSON, 'at 8.2', 'at 7.4')],
  ['crowded', 'several without room', () => spoilt(ACTED_LESSON, 'you at 1.5', '$&, ducklings at 4.1')],
  [
    'gone-but-here',
    'an extra who is told to be away',
    () =>
      spoilt(
        spoilt(ACTED_LESSON, 'you at 1.5', '$&, snail at 4.2'),
        'It has a red rim.',
        'The snail goes away.',
      ),
  ],
  [
    'gone-but-here',
    'somebody who is told to be away',
    () => spoilt(ACTED_LESSON, 'Wren holds her ears.', 'Wren runs away.'),
  ],
  [
    'here-but-absent',
    'somebody who does things elsewhere',
    () => spoilt(ACTED_LESSON, 'It has a red rim.', 'Bao has a red rim.'),
  ],
  ['speaker', 'a stranger on the stage', () => spoilt(ACTED_LESSON, 'you at 1.5', '$&, juno at 8')],
  ['face-hidden', 'a face from far away', () => spoilt(ACTED_LESSON, 'close wren', 'wide')],
  [
    'same-ending',
    'patience that changes nothing',
    () => spoilt(ACTED_LESSON, 'fx: hush off, sparkle # pose: you cheer', 'feel: you sad'),
  ],
  [
    'replay',
    'twins that lead to different places',
    () => spoilt(LESSON, /Tap it once\.([\s\S]*?-> hush[\s\S]*?)-> hush/, 'Hit it hard!$1-> wren'),
  ],
];

test.each(seeded)('finds the fault %s: %s', (kind, _, source) => {
  expect(kindsOf(source(), { mostPlaces: 100 })).toContain(kind);
});

test.each([
  ['a forgotten end', '-> END', ''],
  ['a way to nowhere', '-> wren', '-> wrne'],
  ['a broken condition', '{ kind:', '{ kind'],
])('does not even compile %s', (_, from, to) => {
  expect(() => compileInk(spoilt(LESSON, from, to))).toThrow(InkError);
});

test('finds a text without its translation, in lines, options, hints and titles', () => {
  for (const text of ['Bom.', 'Tap it once.', 'Count to four.', 'A Loud Drum']) {
    const { [text]: _, ...rest } = LESSON_IN_CHINESE;
    const faults = faultsOf(LESSON, { translations: { 'zh-TW': rest } });
    expect(faults).toEqual([{ kind: 'untranslated', at: text, detail: 'zh-TW' }]);
  }
});

test('what a mini-game measures needs no translation, what it shows does', () => {
  const listening = spoilt(LESSON, 'play: faces', 'play: sort bins=wren,mud-pit items=a-fat-worm')
    .replaceAll('out: worried', 'out: fair')
    .replaceAll('out: happy', 'out: hog');
  const faults = faultsOf(listening, { translations });
  expect(faults.map(({ at }) => at)).toEqual(['mud pit', 'a fat worm']);
});

describe('best answers by their length', () => {
  const check = checkScene(6, 2);
  const faultsAt = (source: string, chinese: Record<string, string>) =>
    faultsOf(source, { translations: { 'zh-TW': chinese } }).filter(({ kind }) => kind === 'longest');

  test('are looked for in every language, and as long as another is the longest, too', () => {
    const known = { Test: '測驗', 'What now?': '現在呢？', 'Oh.': '喔。', 'That was that.': '就這樣。' };
    const same = { 'One way.': '一種做法', 'Another way.': '另種做法', 'A third way.': '三種做法' };
    expect(faultsAt(check, { ...known, ...same })).toEqual([
      { kind: 'longest', at: 'hoh-check-a-ic', detail: '8 of 8 best answers, zh-TW' },
    ]);
    expect(faultsAt(check, { ...known, ...same, 'Another way.': '另外一種做法' })).toEqual([]);
  });

  test('may be the longest in less than every other ask', () => {
    const long = (asks: number): string => {
      let left = asks;
      return check.replaceAll('One way.', (way) => (left-- > 0 ? 'One good way to do it.' : way));
    };
    expect(prove(compileInk(long(3))).figures.lengths).toEqual({ en: { asks: 8, longest: 3 } });
    expect(kindsOf(long(3))).toEqual([]);
    expect(kindsOf(long(4))).toEqual(['longest']);
  });

  test('are added up over a program', () => {
    const proof = (longest: number) => ({
      meta: prove(compileInk(check)).meta,
      figures: { lengths: { en: { asks: 3, longest } } },
    });
    expect(programLengthFaults([proof(1), proof(1)])).toEqual([]);
    expect(programLengthFaults([proof(1), proof(2)])).toEqual([
      { kind: 'longest', at: 'hoh check', detail: '3 of 6 best answers, en' },
    ]);
  });
});

test('there is a seeded fault of every kind', () => {
  const tried = new Set<string>(seeded.map(([kind]) => kind)).add('untranslated').add('told-not-shown');
  expect(Object.keys(FAULT_KINDS).filter((kind) => !tried.has(kind))).toEqual([]);
});

/** Every path on foot, without taking places for the same. */
function walkAll(source: string): { ends: number; endings: Set<string> } {
  const scene = openScene(tell(compileInk(source)));
  const endings = new Set<string>();
  let ends = 0;
  const open: Pick[][] = [[]];
  for (let picks = open.pop(); picks !== undefined; picks = open.pop()) {
    scene.replay(picks);
    let step = scene.next();
    const said: string[] = [];
    for (; step.type === 'line'; step = scene.next()) said.push(step.line.source);
    if (step.type === 'end') {
      ends += 1;
      endings.add(said.join('|'));
    } else {
      for (const option of step.options) open.push([...picks, [step.id, option.id]]);
    }
  }
  return { ends, endings };
}

/** Options that may be taken once each, and a way on that remembers which. */
const CIRCLE = `# id: zoou-com-9
# title: Ask Around
# kind: lesson
# skill: com
# max_words: 16
VAR asked = 0
-> hub
=== hub
Whom do you ask? # who: narrator # ask: whom
 * [Juno. # ev: com=2]
   ~ asked += 1
   -> between
 * [Oke. # ev: com=1]
   ~ asked += 1
   -> between
 + [Nobody else. # ev: com=1]
   -> finish
=== between
And now? # who: you # ask: now
 + [Back to the others. # ev: com=2]
   -> again
 + [Home. # ev: com=1]
   -> finish
=== again
{ asked > 1: -> finish }
-> hub
=== finish
{ asked > 1: You asked everybody. | You asked a few. } # who: narrator
-> END
`;

/** Nothing but ink itself remembers here what was taken. */
const FORGETFUL = CIRCLE.replaceAll(/.*asked.*\n/g, '').replace(
  '=== finish\n',
  '=== finish\nBye. # who: narrator\n',
);

describe('the search that takes places with the same future for one', () => {
  test.each([
    ['a lesson', LESSON],
    ['a short check', checkScene(4, 1)],
    ['a circle that ends', CIRCLE],
    ['a circle that ends when nothing is left to take', FORGETFUL],
  ])('counts as many paths as a walk of all of them: %s', (_, source) => {
    expect(prove(compileInk(source)).figures.paths).toBe(walkAll(source).ends);
  });

  test('finds no fault in a circle that ends', () => {
    expect(kindsOf(CIRCLE)).toEqual([]);
    expect(kindsOf(FORGETFUL)).toEqual(['few-options']);
  });

  test('looks at few places where there are many paths', () => {
    const { figures } = prove(compileInk(checkScene(12, 4)));
    expect(figures.paths).toBe(3 ** 16);
    expect(figures.places).toBe(17);
  });
});

describe('the version of a scene', () => {
  const versionOf = (source: string): string => describeScene(compileInk(source)).version;

  test('stays with a mended line, and in whatever order options stand', () => {
    expect(versionOf(spoilt(LESSON, 'It has a red rim.', 'It has a blue rim.'))).toBe(versionOf(LESSON));
    const swapped = LESSON.replace(/( \* \[Look[\s\S]*?-> hush\n)( \* \[Tap[\s\S]*?-> hush\n)/, '$2$1');
    expect(swapped).not.toBe(LESSON);
    expect(versionOf(swapped)).toBe(versionOf(LESSON));
  });

  test.each([
    ['an ask', 'ask: feel', 'ask: feeling'],
    ['an option', 'Tap it once.', 'Tap it twice.'],
    ['evidence', 'ev: ic=1', 'ev: ic=0'],
    ['the way on', '-> hush', '-> wren'],
    ['the kind', 'kind: lesson', 'kind: story'],
  ])('changes with %s', (_, from, to) => {
    expect(versionOf(spoilt(LESSON, from, to))).not.toBe(versionOf(LESSON));
  });
});

const files = sceneFiles();

const proofs: Proof[] = [];

test.each(files.map((file) => [file.replace(/.*\/scenes\//, ''), file]))(
  '%s has no fault',
  async (_, file) => {
    const proof = proveScene(await readScene(file));
    proofs.push(proof);
    expect(proof.faults).toEqual([]);
  },
);

test('no program tells its best answers by their length', () => {
  expect(programLengthFaults(proofs)).toEqual([]);
});

test('no two scenes share an id', async () => {
  const ids = await Promise.all(
    files.map(async (file) => openScene(tell((await readScene(file)).ink)).meta.id),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
