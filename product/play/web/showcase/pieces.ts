import type { ProgramId } from '#brands/brand.ts';
import { readDirections } from '../../rules/directions/directions.ts';
import type { Panel } from '../../rules/stage/comic.ts';
import { type Stage, stageAfter } from '../../rules/stage/stage.ts';
import type { Place } from '../../rules/story/places.ts';
import { type Play, parsePlay } from '../../rules/story/plays.ts';
import { type Line, type Option, tagsOf } from '../../rules/story/tags.ts';

/** What the showcase plays: games as they stand in the scenes. */
export type GamePiece = {
  program: ProgramId;
  play: Play;
  options: readonly Option[];
  line: Line;
  stage: Stage;
};

/** A stage of each world to play on. */
const STAGES: Record<ProgramId, { place: Place; tags: readonly string[] }> = {
  academy: {
    place: 'meadow',
    tags: [
      'enter: you at 2.2, nim at 3.6, bao at 6.6, sefa at 7.8, plum at 9',
      'prop: put pop-pod at 5, grow pop-pod',
    ],
  },
  zoou: {
    place: 'brake-house',
    tags: [
      'enter: you at 2.4, juno at 3.8, mirela at 6.8, oke at 8',
      'prop: put lever at 5, put market-bell at 6.2',
    ],
  },
  ssgrin: {
    place: 'winch-bay',
    tags: ['enter: you at 2.6, ximo at 7, noor at 8.2', 'prop: put winch at 5, put red-button at 4'],
  },
  hoh: {
    place: 'gallery',
    tags: ['enter: you at 3, tomasz at 5, amara at 7', 'prop: put recorder at 4, light recorder'],
  },
  sim: { place: 'classroom', tags: ['enter: you at 3, friend at 6'] },
};

type Written = {
  program: ProgramId;
  play: string;
  line: string;
  /** Instead of those of the world. */
  tags?: readonly string[];
  options: readonly (readonly [out: string, text: string])[];
};

const MEASURED = {
  wait: [
    ['waited', 'I waited.'],
    ['slip', 'I tapped once.'],
    ['rushed', 'I tapped a lot.'],
  ],
  gonogo: [
    ['steady', 'steady'],
    ['slip', 'a slip or two'],
    ['rushed', 'many slips'],
  ],
  listen: [
    ['r3', 'three'],
    ['r2', 'two'],
    ['r1', 'one or none'],
  ],
  sort: [
    ['fair', 'shared'],
    ['uneven', 'uneven'],
    ['hog', 'one has most'],
  ],
} as const;

const WRITTEN: Readonly<Record<string, Written>> = {
  'wait-academy': {
    program: 'academy',
    play: 'wait secs=4 thing=pop-pod',
    line: 'Now we watch. Hands can nap.',
    options: MEASURED.wait,
  },
  'wait-zoou': {
    program: 'zoou',
    play: 'wait secs=5 thing=lever clock=oke act=hold',
    line: 'Sorrel turns over the sand glass.',
    options: MEASURED.wait,
  },
  'wait-ssgrin': {
    program: 'ssgrin',
    play: 'wait secs=5 thing=red-button',
    line: 'Let it rest.',
    options: MEASURED.wait,
  },
  'wait-hoh': {
    program: 'hoh',
    play: 'wait secs=5 thing=recorder',
    line: 'The drawer is closed.',
    options: MEASURED.wait,
  },
  'go-leaf': {
    program: 'zoou',
    play: 'gonogo rounds=6 go=green-leaf stop=red-leaf',
    line: 'Pull for green. Keep still for red.',
    options: MEASURED.gonogo,
  },
  'go-flag': {
    program: 'zoou',
    play: 'gonogo rounds=10 go=green-flag stop=red-flag thing=lever',
    line: 'The flags go up.',
    options: MEASURED.gonogo,
  },
  'go-bell': {
    program: 'zoou',
    play: 'gonogo rounds=10 go=green-flag stop=red-flag thing=market-bell',
    line: 'The flags go up, one after another.',
    tags: ['enter: oke at 1.7, mirela at 2.8, you at 5.6, sorrel at 6.9', 'prop: put market-bell at 4.2'],
    options: MEASURED.gonogo,
  },
  'go-lamp': {
    program: 'ssgrin',
    play: 'gonogo rounds=10 go=green stop=red',
    line: 'The lamps begin to blink.',
    options: MEASURED.gonogo,
  },
  'go-call': {
    program: 'ssgrin',
    play: 'gonogo rounds=8 go=heave stop=leave,sleeve,weave',
    line: 'Heave! Leave! Sleeve!',
    options: MEASURED.gonogo,
  },
  'listen-academy': {
    program: 'academy',
    play: 'listen items=3 words=bus,rain,boot decoys=train,snow,hat',
    line: 'What did your ears catch?',
    options: MEASURED.listen,
  },
  'listen-ssgrin': {
    program: 'ssgrin',
    play: 'listen items=3 words=the-heater-stopped,the-brass-key-is-missing,the-cat-is-in-the-cupboard decoys=the-mast-fell-down,the-geese-are-cold,the-aunt-wants-cheese',
    line: 'What did the radio say?',
    options: MEASURED.listen,
  },
  'listen-hoh': {
    program: 'hoh',
    play: 'listen items=checked-under-the-seats,wrote-the-stop-on-a-tag,hung-it-by-the-window decoys=washed-it-with-soap,rang-the-bus-station,put-it-in-a-drawer by=baptiste',
    line: 'What were the three things?',
    tags: ['enter: baptiste at 1.4, you at 3, tomasz at 5', 'prop: put recorder at 4, light recorder'],
    options: MEASURED.listen,
  },
  'sort-academy': {
    program: 'academy',
    play: 'sort bins=nim,bao,sefa,you items=paddle,rope,bell,bucket',
    line: 'Give the jobs to the crew.',
    options: MEASURED.sort,
  },
  'sort-zoou': {
    program: 'zoou',
    play: 'sort bins=juno,mirela,oke items=draw-the-way-up,watch-from-above,tie-the-net,check-the-knots,sing-the-count,climb-up-first fits=juno,juno,mirela,mirela,oke,oke',
    line: 'Six jobs, three friends.',
    options: MEASURED.sort,
  },
  'sort-crew': {
    program: 'hoh',
    play: 'sort bins=ines,tomasz,amara,dev,you items=opening-words:ines,fix-the-hum:tomasz,check-the-soups:amara,draw-the-cover:dev,watch-the-clock:you',
    line: 'Five jobs, five people.',
    tags: ['enter: ines at 1.6, you at 3, tomasz at 5, amara at 7, dev at 8.6'],
    options: MEASURED.sort,
  },
  'sort-hoh': {
    program: 'hoh',
    play: 'sort bins=soup,weather,wasps items=too-quiet-at-minute-two:soup,say-her-name-again-at-the-end:soup,it-is-raining-here:weather,i-prefer-hats:weather,boring-my-grandpas-umbrella:wasps,lol-quit:wasps',
    line: 'Sort your comments.',
    options: MEASURED.sort,
  },
  'faces-academy': {
    program: 'academy',
    play: 'faces',
    line: 'See Nim. What is he feeling?',
    options: [
      ['sad', 'Sad.'],
      ['mad', 'Mad.'],
      ['excited', 'Excited.'],
    ],
  },
  'faces-hoh': {
    program: 'hoh',
    play: 'faces',
    line: 'How is Tomasz feeling?',
    options: [
      ['okay', 'Fine.'],
      ['sad', 'Hurt.'],
      ['frustrated', 'Annoyed.'],
    ],
  },
  'map-academy': {
    program: 'academy',
    play: 'map spots=gate,ladder,slide',
    line: 'Where will you stand?',
    options: [
      ['ladder', 'By the ladder.'],
      ['gate', 'Far back, by the gate.'],
      ['slide', 'On the end of the slide.'],
    ],
  },
  'map-ssgrin': {
    program: 'ssgrin',
    play: 'map spots=hatch,railing,workbench',
    line: 'Where will you stand?',
    options: [
      ['hatch', 'Stay by the hatch with my bag.'],
      ['railing', 'Stand at the railing, a little way off.'],
      ['workbench', 'Walk up to the workbench.'],
    ],
  },
  'map-hoh': {
    program: 'hoh',
    play: 'map spots=beside-tomasz,face-to-face-with-rafferty,back-by-the-water-fountain',
    line: 'Where do you go?',
    options: [
      ['beside-tomasz', 'beside Tomasz'],
      ['face-to-face-with-rafferty', 'face to face with Rafferty'],
      ['back-by-the-water-fountain', 'back by the water fountain'],
    ],
  },
  breathe: { program: 'academy', play: 'breathe rounds=2', line: 'Blow. The soup gets cooler.', options: [] },
  echo: { program: 'academy', play: 'echo', line: 'Hello, Nim.', options: [] },
  row: {
    program: 'academy',
    play: 'row with=bao pulls=4 thing=tub-boat',
    line: 'How do we go straight?',
    tags: ['enter: you at 4.1, bao at 5.9, plum at 9', 'prop: put tub-boat at 5, float tub-boat'],
    options: [
      ['together', 'together'],
      ['catching-up', 'catching up'],
      ['own-way', 'my own way'],
    ],
  },
  build: {
    program: 'academy',
    play: 'build by=sefa steps=cube,beam,roof more=ball,arch',
    line: 'Sefa has a plan.',
    options: [
      ['as-told', 'as told'],
      ['nearly', 'nearly'],
      ['other', 'another one'],
    ],
  },
  tiptoe: {
    program: 'academy',
    play: 'tiptoe past=bao steps=4',
    line: 'Bao is asleep.',
    options: [
      ['quiet', 'quiet'],
      ['stirred', 'he stirred'],
      ['woke', 'he woke up'],
    ],
  },
  follow: {
    program: 'zoou',
    play: 'follow of=tavi',
    line: 'Tavi is in here somewhere.',
    options: [
      ['r3', 'three'],
      ['r2', 'two'],
      ['r1', 'one or none'],
    ],
  },
  share: {
    program: 'zoou',
    play: 'share among=juno,mirela,oke,you of=bun count=5 needs=1,1,2,1',
    line: 'Oke has not eaten since breakfast.',
    options: [
      ['by-need', 'by need'],
      ['even', 'evenly'],
      ['hog', 'one has most'],
    ],
  },
};

function pieceOf({ program, play, line, options, tags }: Written): GamePiece | null {
  const parsed = parsePlay(play);
  if (parsed === null) return null;
  const optionOf = ([out, text]: readonly [string, string]): Option => ({
    id: out,
    out,
    text,
    source: text,
    evidence: {},
    picture: null,
  });
  const { place, tags: usual } = STAGES[program];
  const told: Line = {
    text: line,
    source: line,
    who: 'narrator',
    face: null,
    place: null,
    play: parsed,
    keepsake: null,
    panel: false,
    stage: readDirections(tagsOf(tags ?? usual)),
  };
  return {
    program,
    play: parsed,
    options: options.map(optionOf),
    line: told,
    stage: stageAfter([told], place),
  };
}

export const GAME_PIECES: Readonly<Record<string, GamePiece>> = Object.fromEntries(
  Object.entries(WRITTEN).flatMap(([name, written]) => {
    const piece = pieceOf(written);
    return piece === null ? [] : [[name, piece]];
  }),
);

export const OTHER_PIECES = ['check-in', 'cool-down', 'comic', 'sounds'] as const;

export const COMIC: { title: string; panels: readonly Panel[] } = {
  title: 'Plan B Day',
  panels: [
    {
      text: 'Aquarium day! It has been on my calendar for three weeks.',
      who: 'you',
      face: 'excited',
      place: 'classroom',
    },
    {
      text: 'I know six kinds of jellyfish. I am going to find all six.',
      who: 'you',
      face: 'excited',
      place: 'classroom',
    },
    {
      text: 'The bus broke down. We will go next Thursday instead.',
      who: 'teacher',
      face: 'worried',
      place: 'classroom',
    },
    {
      text: 'Bees! My head is all bees. My hands flap to let them out.',
      who: 'you',
      face: 'frustrated',
      place: 'classroom',
    },
    {
      text: 'Rock, squeeze. Rock, squeeze. The cushion never minds.',
      who: 'you',
      face: 'calm',
      place: 'quiet-corner',
    },
    {
      text: 'You really wanted that trip. Take the time you need. Then help me with Plan B?',
      who: 'teacher',
      face: 'calm',
      place: 'classroom',
    },
    {
      text: 'I draw a moon jelly as long as the whole table.',
      who: 'you',
      face: 'happy',
      place: 'classroom',
    },
    {
      text: 'Plan B, I did not invite you. But you were not bad.',
      who: 'you',
      face: 'happy',
      place: 'classroom',
    },
  ],
};
