import type { DistrictKey, SchoolKey } from '../base/places.ts';

/** Members are named by username. An owner is neither admin nor member. */
export type DemoGroup = {
  kind: 'team' | 'school' | 'district';
  name: string;
  district?: DistrictKey;
  school?: SchoolKey;
  poolOn: boolean;
  created: number;
  owner: string;
  admins: readonly string[];
  members: readonly string[];
};

export const GROUPS: readonly DemoGroup[] = [
  {
    kind: 'district',
    name: 'Larkspur Hollow Unified School District',
    district: 'larkspur',
    poolOn: true,
    created: 335,
    owner: 'constance.hairston@larkspurhollow.test',
    admins: ['district@kindred.test'],
    members: [
      'admin@kindred.test',
      'dwayne.pettway@larkspurhollow.test',
      'farid.rostami@larkspurhollow.test',
      'siobhan.quinlan@larkspurhollow.test',
    ],
  },
  {
    kind: 'district',
    name: 'Wrenfield Valley Independent School District',
    district: 'wrenfield',
    poolOn: false,
    created: 275,
    owner: 'curtis.tolliver@wrenfieldvalley.test',
    admins: ['rebecca.trevino@wrenfieldvalley.test'],
    members: [
      'thuy.huynh@wrenfieldvalley.test',
      'harpreet.dhaliwal@wrenfieldvalley.test',
      'yesenia.quiroz@wrenfieldvalley.test',
    ],
  },
  {
    kind: 'school',
    name: 'Larkspur Hollow Elementary School',
    school: 'larkspur',
    poolOn: true,
    created: 312,
    owner: 'dwayne.pettway@larkspurhollow.test',
    admins: ['admin@kindred.test'],
    members: [
      'educator@kindred.test',
      'leilani.kealoha@larkspurhollow.test',
      'mirela.bondar@larkspurhollow.test',
      'clinician@kindred.test',
    ],
  },
  {
    kind: 'school',
    name: 'Marigold Bend Elementary School',
    school: 'marigold',
    poolOn: true,
    created: 268,
    owner: 'rebecca.trevino@wrenfieldvalley.test',
    admins: [],
    members: [
      'thuy.huynh@wrenfieldvalley.test',
      'oluwaseun.afolabi@wrenfieldvalley.test',
      'naomi.feldman@wrenfieldvalley.test',
    ],
  },
  {
    kind: 'school',
    name: 'Saltmarsh AtMost Charter School',
    school: 'saltmarsh',
    poolOn: false,
    created: 200,
    owner: 'gregor.halvorsen@saltmarshlane.test',
    admins: [],
    members: ['eunji.kwon@saltmarshlane.test'],
  },
  {
    kind: 'team',
    name: 'Counselors’ Circle',
    poolOn: false,
    created: 74,
    owner: 'yesenia.quiroz@wrenfieldvalley.test',
    admins: ['naomi.feldman@wrenfieldvalley.test'],
    members: ['clinician@kindred.test', 'gregor.halvorsen@saltmarshlane.test'],
  },
];

/** So many of one educator's students are also seen by a colleague of the same school. */
export const SHARES: readonly { from: string; to: string; count: number; loginCards?: true }[] = [
  { from: 'educator@kindred.test', to: 'clinician@kindred.test', count: 5, loginCards: true },
  { from: 'dwayne.pettway@larkspurhollow.test', to: 'clinician@kindred.test', count: 6 },
  { from: 'farid.rostami@larkspurhollow.test', to: 'siobhan.quinlan@larkspurhollow.test', count: 8 },
  { from: 'thuy.huynh@wrenfieldvalley.test', to: 'naomi.feldman@wrenfieldvalley.test', count: 6 },
  { from: 'thuy.huynh@wrenfieldvalley.test', to: 'rebecca.trevino@wrenfieldvalley.test', count: 3 },
  { from: 'harpreet.dhaliwal@wrenfieldvalley.test', to: 'yesenia.quiroz@wrenfieldvalley.test', count: 9 },
  { from: 'gregor.halvorsen@saltmarshlane.test', to: 'eunji.kwon@saltmarshlane.test', count: 3 },
];
