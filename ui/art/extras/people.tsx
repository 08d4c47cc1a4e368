import { Mirrored } from '../pencil/picture.tsx';
import type { HumanLook } from '../rig/looks.ts';

const WHITE = '#f1ede8';
const SILVER = '#c9c6c8';

/** Lines beside the eyes of whoever has laughed a lot. */
function Years({ color }: { color: string }) {
  return (
    <g fill="none" stroke={color} strokeWidth="2.2" strokeLinecap="round">
      <Mirrored>
        <path d="M31 3l5-3M32 8h6M10-24q6-3 12 0" />
      </Mirrored>
    </g>
  );
}

function Mustache({ color }: { color: string }) {
  return <path d="M0 21C-7 17-20 19-26 29C-17 31-6 30 0 25C6 30 17 31 26 29C20 19 7 17 0 21Z" fill={color} />;
}

/** Runs the Hall: a key at the belt, a bow tie, good glasses. */
export const quispe: HumanLook = {
  rig: 'human',
  skin: '#c58a5f',
  skinShade: '#a96f47',
  blush: '#d2694f',
  hair: 'swoop',
  hairColor: '#8d8688',
  hairLight: '#b3adae',
  clothing: 'cardigan',
  cloth: '#7a4a52',
  clothShade: '#60383f',
  trim: '#f7ecd8',
  legs: '#54504a',
  shoes: '#4a372e',
  legLength: 96,
  extras: ['glasses'],
  OnHead: () => (
    <>
      <Years color="#a96f47" />
      <Mustache color="#8d8688" />
    </>
  ),
  OnBody: () => (
    <>
      <path d="M0-64L-16-72V-55ZM0-64L16-72V-55Z" fill="#e0a13d" />
      <circle cy="-64" r="4.5" fill="#c28529" />
      <circle cx="-25" cy="2" r="6" fill="none" stroke="#c9a23f" strokeWidth="3" />
      <path d="M-25 8V22M-25 16h6M-25 21h5" stroke="#c9a23f" strokeWidth="3.4" strokeLinecap="round" />
    </>
  ),
};

/** Thirty-one years on the number 9: the cardigan of a driver, mended with mitten wool. */
export const baptiste: HumanLook = {
  rig: 'human',
  skin: '#8f5f42',
  skinShade: '#74482f',
  blush: '#c25f4a',
  hair: 'short',
  hairColor: '#8f5f42',
  hairLight: '#a87655',
  clothing: 'jacket',
  cloth: '#3f5a7d',
  clothShade: '#304762',
  trim: '#dfe6ea',
  legs: '#4a4752',
  shoes: '#3b3236',
  legLength: 94,
  extras: [],
  OnHead: () => (
    <>
      <g fill={WHITE}>
        <Mirrored>
          <path d="M42 8C52 10 57-2 54-10C60-18 54-28 46-27C44-33 38-32 38-26C42-16 42-4 42 8Z" />
        </Mirrored>
        <path
          d="M-44 6C-43 33-26 50 0 50C26 50 43 33 44 6C39 16 34 21 25 22C16 17 8 18 0 20C-8 18-16 17-25 22C-34 21-39 16-44 6ZM0 40C-11 41-17 36-17 31C-17 26-11 25 0 25C11 25 17 26 17 31C17 36 11 41 0 40Z"
          fillRule="evenodd"
        />
      </g>
      <Years color="#74482f" />
    </>
  ),
  OnBody: () => (
    <>
      <path d="M0-70L-7-62L-4-20L0-12L4-20L7-62Z" fill="#c9604f" />
      <path d="M-6-54L6-48M-5-40L5-34M-4-26L4-21" stroke="#f4d9c4" strokeWidth="3" />
      <rect x="16" y="-46" width="16" height="11" rx="3" fill="#f0b04f" />
    </>
  ),
};

/** Small, in a flowered shawl. */
export const halina: HumanLook = {
  rig: 'human',
  skin: '#f3d3b8',
  skinShade: '#d8ae8d',
  blush: '#e98877',
  hair: 'bun',
  hairColor: '#d9d6d8',
  hairLight: WHITE,
  clothing: 'crew',
  cloth: '#7d5a86',
  clothShade: '#63456b',
  trim: '#efe2ea',
  legs: '#5a4a58',
  shoes: '#6b4638',
  legLength: 62,
  extras: [],
  OnHead: () => (
    <>
      <Years color="#d8ae8d" />
      <g fill="#fff" fillOpacity=".2" stroke="#9a6f52" strokeWidth="2.2">
        <path d="M-4 9Q0 7 4 9" fill="none" />
        <ellipse cx="-17" cy="9" rx="13" ry="12" />
        <ellipse cx="17" cy="9" rx="13" ry="12" />
      </g>
    </>
  ),
  OnBody: () => (
    <>
      <path
        d="M-43-50C-36-74-18-80 0-78C18-80 36-74 43-50C38-34 18-28 0-14C-18-28-38-34-43-50Z"
        fill="#b4484a"
      />
      <path d="M-18-78C-10-64-4-54 0-46C4-54 10-64 18-78C8-82-8-82-18-78Z" fill="#8f3538" />
      <path
        d="M-40-42C-30-32-14-24 0-12C14-24 30-32 40-42"
        fill="none"
        stroke="#f0c35a"
        strokeWidth="4"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <g fill="#f6d9a8">
        <circle cx="-24" cy="-52" r="5" />
        <circle cx="24" cy="-52" r="5" />
        <circle cx="0" cy="-30" r="5" />
      </g>
      <g fill="#5f9a6b">
        <circle cx="-32" cy="-46" r="3" />
        <circle cx="32" cy="-46" r="3" />
        <circle cx="-9" cy="-36" r="3" />
        <circle cx="9" cy="-36" r="3" />
      </g>
    </>
  ),
};

/** Carrots in the pocket, leaves and all. */
export const osei: HumanLook = {
  rig: 'human',
  skin: '#6e4630',
  skinShade: '#573421',
  blush: '#b95647',
  hair: 'short',
  hairColor: SILVER,
  hairLight: WHITE,
  clothing: 'jacket',
  cloth: '#8a6b4a',
  clothShade: '#6f5438',
  trim: '#e7dcc6',
  legs: '#4d5244',
  shoes: '#43332b',
  legLength: 98,
  extras: [],
  OnHead: () => (
    <>
      <Mustache color={SILVER} />
      <Years color="#8a5c42" />
    </>
  ),
  OnBody: () => (
    <>
      <path
        d="M20-26C14-40 18-50 24-58M26-26C28-40 34-48 40-52M22-26C22-42 28-56 30-62"
        fill="none"
        stroke="#6aa04f"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M15-28L21-28 19-8H16ZM23-30L30-30 27-8H24ZM32-27L37-26 33-8H30Z" fill="#ec8b3c" />
      <path d="M12-18H39V0Q26 8 12 0Z" fill="#6f5438" />
    </>
  ),
};

/** Records the moment after a train. */
export const lien: HumanLook = {
  rig: 'human',
  skin: '#efc79e',
  skinShade: '#d5a67b',
  blush: '#e58572',
  hair: 'ponytail',
  hairColor: '#2b2730',
  hairLight: '#4b4452',
  clothing: 'hoodie',
  cloth: '#c9744f',
  clothShade: '#a85c3b',
  trim: '#fbe6d0',
  legs: '#4a5a6b',
  shoes: '#f1ead8',
  legLength: 86,
  extras: ['headset'],
};

/** Teaches, and listens to every word: tall, with a lanyard. */
export const okafor: HumanLook = {
  rig: 'human',
  skin: '#7a4d34',
  skinShade: '#613b27',
  blush: '#bf5c49',
  hair: 'bun',
  hairColor: '#2b2124',
  hairLight: '#4c3c40',
  clothing: 'cardigan',
  cloth: '#3f7f7a',
  clothShade: '#30645f',
  trim: '#f6dfae',
  legs: '#4c4a5a',
  shoes: '#7a4a3a',
  legLength: 100,
  extras: ['glasses'],
  OnBody: () => (
    <>
      <path d="M-20-72L-4-30M20-72L4-30" fill="none" stroke="#d8734f" strokeWidth="4" strokeLinecap="round" />
      <rect x="-11" y="-32" width="22" height="28" rx="4" fill="#fff8e8" stroke="#d9c9a8" strokeWidth="2" />
      <path d="M-5-14H5M-5-20H5" stroke="#3f7f7a" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
};

/** Plays it by the lockers. */
export const rafferty: HumanLook = {
  rig: 'human',
  skin: '#f7d8be',
  skinShade: '#dfb293',
  blush: '#ec8c7a',
  hair: 'tousled',
  hairColor: '#c1592f',
  hairLight: '#dc7d4e',
  clothing: 'jacket',
  cloth: '#5c6fa0',
  clothShade: '#47588a',
  trim: '#f0ead8',
  legs: '#57525f',
  shoes: '#d9604f',
  legLength: 92,
  extras: ['freckles'],
};

export const girl: HumanLook = {
  rig: 'human',
  skin: '#9a6744',
  skinShade: '#7e4f31',
  blush: '#c8634f',
  hair: 'braids',
  hairColor: '#2d2126',
  hairLight: '#503b43',
  clothing: 'stripes',
  cloth: '#f3e6d2',
  clothShade: '#dccbb0',
  trim: '#4f8f9a',
  legs: '#6b5a7c',
  shoes: '#e2b04a',
  legLength: 86,
  extras: [],
};

export const kids: readonly HumanLook[] = [
  {
    ...girl,
    skin: '#f0cda9',
    skinShade: '#d8ab82',
    hair: 'bob',
    hairColor: '#8a5a34',
    hairLight: '#a9774c',
    clothing: 'dungarees',
    cloth: '#5f7fa3',
    clothShade: '#4b688a',
    trim: '#f0c9b0',
    legs: '#5f7fa3',
    shoes: '#c9604f',
    extras: ['freckles'],
  },
  {
    ...girl,
    skin: '#7d5138',
    skinShade: '#643d28',
    hair: 'curls',
    hairColor: '#2a1f22',
    hairLight: '#4b393d',
    clothing: 'hoodie',
    cloth: '#e0b04a',
    clothShade: '#c29432',
    trim: '#fff3d6',
    legs: '#4a5568',
    shoes: '#f1ead8',
  },
  {
    ...girl,
    skin: '#d9a77c',
    skinShade: '#bd8a60',
    hair: 'hijab',
    hairColor: '#8d7bb0',
    hairLight: '#a999c6',
    clothing: 'cardigan',
    cloth: '#5b9a86',
    clothShade: '#477f6e',
    trim: '#f5ead6',
    legs: '#544a66',
    shoes: '#a95a4c',
  },
];
