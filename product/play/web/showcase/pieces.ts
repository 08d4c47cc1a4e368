import type { ProgramId } from '#brands/brand.ts';
import type { Panel } from '../../rules/stage/comic.ts';
import { type Play, parsePlay } from '../../rules/story/plays.ts';
import type { Line, Option } from '../../rules/story/tags.ts';

/** What the showcase plays: games as they stand in the scenes. */
export type GamePiece = { program: ProgramId; play: Play; options: readonly Option[]; line: Line };

type Written = {
  program: ProgramId;
  play: string;
  line: string;
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
    play: 'wait secs=4',
    line: 'Now we watch. Hands can nap.',
    options: MEASURED.wait,
  },
  'wait-zoou': {
    program: 'zoou',
    play: 'wait secs=5',
    line: 'Sorrel turns over the sand glass.',
    options: MEASURED.wait,
  },
  'wait-ssgrin': { program: 'ssgrin', play: 'wait secs=5', line: 'Let it rest.', options: MEASURED.wait },
  'wait-hoh': { program: 'hoh', play: 'wait secs=5', line: 'The drawer is closed.', options: MEASURED.wait },
  'go-leaf': {
    program: 'zoou',
    play: 'gonogo rounds=6 go=green-leaf stop=red-leaf',
    line: 'Pull for green. Keep still for red.',
    options: MEASURED.gonogo,
  },
  'go-flag': {
    program: 'zoou',
    play: 'gonogo rounds=10 go=green-flag stop=red-flag',
    line: 'The flags go up.',
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
  'listen-hoh': {
    program: 'hoh',
    play: 'listen items=checked-under-the-seats,wrote-the-stop-on-a-tag,hung-it-by-the-window decoys=washed-it-with-soap,rang-the-bus-station,put-it-in-a-drawer',
    line: 'What were the three things?',
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
  'sort-hoh': {
    program: 'hoh',
    play: 'sort bins=soup,weather,wasps items=too-quiet-at-minute-two:soup,say-her-name-again-at-the-end:soup,it-is-raining-here:weather,i-prefer-hats:weather,boring-ask-my-grandpa:wasps,lol-quit:wasps',
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
};

function pieceOf({ program, play, line, options }: Written): GamePiece | null {
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
  return {
    program,
    play: parsed,
    options: options.map(optionOf),
    line: {
      text: line,
      source: line,
      who: 'narrator',
      face: null,
      place: null,
      play: parsed,
      badge: null,
      panel: false,
      stage: null,
    },
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
