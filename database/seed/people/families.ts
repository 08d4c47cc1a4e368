import type { Grade } from '#product/rosters/rules/grades.ts';
import type { FamilyKey, Steps } from './people.ts';

export type DemoParent = {
  username: string;
  first: string;
  source: 'purchase' | 'invite' | 'uber';
  days: Steps;
  invitedBy?: string;
  trialEndsIn?: number;
};

export type DemoFamily = {
  key: FamilyKey;
  last: string;
  created: number;
  /** Whose children they are in the roster: the first parent, or the educator at home. */
  owner: string;
  parents: readonly DemoParent[];
  children: readonly { first: string; grade: Grade }[];
};

/** The order is the order of their ids. */
export const FAMILIES: readonly DemoFamily[] = [
  {
    key: 'olvera',
    last: 'Olvera',
    created: 140,
    owner: 'parent@kindred.test',
    parents: [
      {
        username: 'parent@kindred.test',
        first: 'Tomás',
        source: 'purchase',
        days: [140, 140],
        trialEndsIn: 12,
      },
      {
        username: 'renee.olvera@mail.test',
        first: 'Renee',
        source: 'invite',
        days: [6],
        invitedBy: 'parent@kindred.test',
      },
    ],
    children: [
      { first: 'Lucía', grade: 2 },
      { first: 'Nico', grade: 6 },
    ],
  },
  {
    key: 'lindqvist',
    last: 'Lindqvist',
    created: 22,
    owner: 'home@kindred.test',
    parents: [
      {
        username: 'oskar.lindqvist@mail.test',
        first: 'Oskar',
        source: 'invite',
        days: [20, 19],
        invitedBy: 'home@kindred.test',
      },
    ],
    children: [
      { first: 'Signe', grade: 1 },
      { first: 'Emil', grade: 4 },
      { first: 'Freja', grade: 8 },
    ],
  },
  {
    key: 'warsame',
    last: 'Warsame',
    created: 170,
    owner: 'amina.warsame@mail.test',
    parents: [
      {
        username: 'idris.warsame@mail.test',
        first: 'Idris',
        source: 'invite',
        days: [160, 158],
        invitedBy: 'amina.warsame@mail.test',
      },
    ],
    children: [
      { first: 'Ayaan', grade: 0 },
      { first: 'Hodan', grade: 5 },
    ],
  },
  {
    key: 'kowalczyk',
    last: 'Kowalczyk',
    created: 9,
    owner: 'peter.kowalczyk@mail.test',
    parents: [
      {
        username: 'marta.kowalczyk@mail.test',
        first: 'Marta',
        source: 'invite',
        days: [7, 7],
        invitedBy: 'peter.kowalczyk@mail.test',
      },
    ],
    children: [{ first: 'Zofia', grade: 3 }],
  },
  {
    key: 'menon',
    last: 'Menon',
    created: 230,
    owner: 'lakshmi.menon@mail.test',
    parents: [
      { username: 'lakshmi.menon@mail.test', first: 'Lakshmi', source: 'purchase', days: [230, 229] },
      {
        username: 'suresh.menon@mail.test',
        first: 'Suresh',
        source: 'invite',
        days: [228, 220],
        invitedBy: 'lakshmi.menon@mail.test',
      },
    ],
    children: [
      { first: 'Anika', grade: -1 },
      { first: 'Neel', grade: 2 },
      { first: 'Kavya', grade: 7 },
      { first: 'Arun', grade: 10 },
    ],
  },
  {
    key: 'bolden',
    last: 'Bolden',
    created: 300,
    owner: 'danielle.bolden@mail.test',
    parents: [
      {
        username: 'danielle.bolden@mail.test',
        first: 'Danielle',
        source: 'uber',
        days: [300, 296],
        trialEndsIn: -266,
      },
    ],
    children: [{ first: 'Micah', grade: 3 }],
  },
  {
    key: 'hsieh',
    last: 'Hsieh',
    created: 64,
    owner: 'chihming.hsieh@mail.test',
    parents: [
      { username: 'chihming.hsieh@mail.test', first: 'Chih-Ming', source: 'purchase', days: [64, 64] },
      {
        username: 'grace.hsieh@mail.test',
        first: 'Grace',
        source: 'invite',
        days: [60, 59],
        invitedBy: 'chihming.hsieh@mail.test',
      },
    ],
    children: [
      { first: 'Jia-Yi', grade: 1 },
      { first: 'Hao-Yu', grade: 5 },
      { first: 'Wei-Ting', grade: 9 },
    ],
  },
  {
    key: 'faleolo',
    last: 'Faleolo',
    created: 33,
    owner: 'leota.faleolo@mail.test',
    parents: [
      {
        username: 'leota.faleolo@mail.test',
        first: 'Leota',
        source: 'purchase',
        days: [33, 33],
        trialEndsIn: 1,
      },
    ],
    children: [
      { first: 'Malia', grade: 0 },
      { first: 'Sione', grade: 6 },
      { first: 'Talia', grade: 11 },
    ],
  },
];
