import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { EVERYBODY, TOGETHER } from './people.ts';

/** The reviewed list: a line a call, with its policy and everybody it lets in. */
export const WHO_MAY_CALL = fileURLToPath(new URL('../../../apps/api/who-may-call.txt', import.meta.url));

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** `refused`: turned away at the door, whatever they call. */
export type Comers = ReadonlyMap<string, Actor | null | 'refused'>;

/** What the routes say themselves, as text to be reviewed. */
export function writeDown(routes: readonly Endpoint[], comers: Comers): string {
  const lines = routes
    .map((route) => [nameOf(route), route.access.name, inWords(letIn(route, comers))])
    .toSorted(([left = ''], [right = '']) => byPath(left, right));
  return `${lines.map((line) => line.join(' | ')).join('\n')}\n`;
}

const byPath = (left: string, right: string): number => {
  const [a, b] = [left, right].map((name) => name.split(' ').toReversed().join(' '));
  return (a ?? '') < (b ?? '') ? -1 : 1;
};

function letIn({ access }: Endpoint, comers: Comers): string[] {
  return EVERYBODY.filter((person) => {
    const comer = comers.get(person);
    return comer !== undefined && comer !== 'refused' && access.verdict(comer) === 'allowed';
  });
}

function inWords(people: readonly string[]): string {
  const words = [...people];
  for (const [word, members] of Object.entries(TOGETHER)) {
    if (!members.every((member) => words.includes(member))) continue;
    words.splice(words.indexOf(members[0] ?? ''), 0, word);
    for (const member of members) words.splice(words.indexOf(member), 1);
  }
  return words.join(', ');
}

/** The reviewed list, as whom it lets in. A call that is not in it lets nobody in. */
export function readReviewed(): (route: Endpoint) => ReadonlySet<string> {
  const text = readFileSync(WHO_MAY_CALL, 'utf8');
  const reviewed = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', , people = ''] = line.split(' | ');
        return [name, new Set(people.split(', ').flatMap((word) => TOGETHER[word] ?? word))];
      }),
  );
  return (route) => reviewed.get(nameOf(route)) ?? new Set();
}
