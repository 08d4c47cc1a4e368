import { ACTING } from './acting.ts';
import type { Attack } from './attack.ts';
import { FACTORS } from './factors.ts';
import { FIELDS } from './fields.ts';
import { GUESSING_AND_ASKING } from './guessing.ts';
import { GUESTS } from './guests.ts';
import { LETTERS } from './letters.ts';
import { LICENSES } from './licenses.ts';
import { LINKS } from './links.ts';
import { MONEY } from './money.ts';
import { PASSKEYS } from './passkeys.ts';
import { PATHS_AND_METHODS } from './paths.ts';
import { REPLIES } from './replies.ts';
import { REQUESTS } from './requests.ts';
import { SESSIONS } from './sessions.ts';
import { SIGN_IN } from './sign-in.ts';
import { SIGN_ON } from './sign-on.ts';
import { TENANCY } from './tenancy.ts';
import { TEXTS } from './texts.ts';
import { UPLOADS } from './uploads.ts';
import { WAYS_BACK } from './ways-back.ts';

/** What is attacked, and how. */
export const AREAS: Readonly<Record<string, readonly Attack[]>> = {
  'coming in': [...GUESSING_AND_ASKING, ...SIGN_IN],
  'a second step': [...FACTORS, ...PASSKEYS],
  'sign-on': SIGN_ON,
  'sessions and acting': [...SESSIONS, ...ACTING],
  'mailed and shared links': [...LINKS, ...LETTERS],
  'whose data it is': TENANCY,
  'what guests of a child have': GUESTS,
  'fields, sorting and searching': FIELDS,
  'names, letters, files and ways back': [...TEXTS, ...WAYS_BACK],
  'requests and replies': [...REPLIES, ...PATHS_AND_METHODS, ...REQUESTS],
  uploads: UPLOADS,
  'money and licenses': [...MONEY, ...LICENSES],
};
