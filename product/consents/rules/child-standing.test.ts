import { expect, test } from 'vitest';
import { type ChildDecision, childStanding, type Decider, decisionFault } from './child-standing.ts';

const family: ChildDecision = { decision: 'no', capacity: 'family', told_by: null };
const told: ChildDecision = { decision: 'no', capacity: 'school', told_by: 'Ana Reed' };
const school: ChildDecision = { decision: 'no', capacity: 'school', told_by: null };
const lifted = (of: ChildDecision): ChildDecision => ({ ...of, decision: 'yes' });
const agreed = { standing: 'agreed', is_on: true } as const;
const refused = { standing: 'refused', is_on: false } as const;

test.each([
  [family, agreed, 'family-no', false],
  [told, agreed, 'family-no', false],
  [school, agreed, 'child-no', false],
  [lifted(family), agreed, 'agreed', true],
  // A family's yes takes its own no back, and nothing else.
  [lifted(family), refused, 'refused', false],
  [null, agreed, 'agreed', true],
  [null, refused, 'refused', false],
  [null, null, 'family-yes', true],
  [family, null, 'family-no', false],
] as const)('of a child with %j at a school with %j', (own, at, standing, is_on) => {
  expect(childStanding({ activity: 'check-ins', own, school: at })).toEqual({ standing, is_on });
});

test.each([
  [null, 'not-agreed', false],
  [lifted(family), 'family-yes', true],
  [family, 'family-no', false],
] as const)('at home norms are for who said yes: %j', (own, standing, is_on) => {
  expect(childStanding({ activity: 'norms', own, school: null })).toEqual({ standing, is_on });
});

const teacher: Decider = { capacity: 'school', answers: false, decision: 'yes', told_by: null };
test.each<[ChildDecision | null, Partial<Decider>, string | null]>([
  [null, {}, null],
  [school, {}, null],
  [school, { decision: 'no' }, null],
  [family, {}, 'family-said-no'],
  [told, {}, 'family-said-no'],
  [told, { answers: true }, 'family-said-no'],
  [told, { answers: true, told_by: 'Ana Reed' }, null],
  [family, { answers: true, told_by: 'Ana Reed' }, null],
  [family, { told_by: 'Ana Reed' }, 'only-admin'],
  [null, { told_by: 'Ana Reed', decision: 'no' }, 'only-admin'],
  [family, { capacity: 'family' }, null],
])('after %j, deciding as %j', (before, decider, fault) => {
  expect(decisionFault(before, { ...teacher, ...decider })).toBe(fault);
});
