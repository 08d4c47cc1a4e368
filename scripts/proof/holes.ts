/**
 * Holes of the kind that reviews miss, to be planted into a copy of the sources: the access matrix has to notice each, or
 * the attacks (`attack-holes.ts`).
 * `find` stands in the file exactly once; where it does not any more, the hole has to be planted anew.
 */
type Change = { file: string; find: string; put: string };
export type Hole = Change & {
  name: string;
  also?: Change;
  /** The attacks of this area notice it; without one the access matrix does. */
  area?: string;
};

export const HOLES: readonly Hole[] = [
  {
    name: 'parents reach all children',
    file: 'product/rosters/server/students/reach.ts',
    find: '`s.family_id = (select parent.family_id from accounts parent where parent.id = ${bind(actor.id)}::bigint)`',
    put: "'s.family_id is not null'",
  },
  {
    name: 'any admin uses any group, for its licenses',
    file: 'product/licensing/server/group-licenses.ts',
    find: "where g.id = $2::bigint and g.id in (${administeredGroups('$1::bigint')}) for key share of g",
    put: 'where g.id = $2::bigint and $1::bigint > 0 for key share of g',
  },
  {
    name: 'any admin uses any group, for access to its site license',
    file: 'product/licensing/server/site-access.ts',
    find: "or (l.group_id in (${administeredGroups('$1::bigint')}) and l.group_id = coalesce($3::bigint, l.group_id)))\n    order by",
    put: 'or l.group_id = $3::bigint)\n    order by',
  },
  {
    name: 'a quote for any group',
    file: 'product/purchasing/server/quotes/buyers.ts',
    find: "actor.scope === 'uber' ? await findGroup(tx, id) : await findRunGroup(tx, id, actor.id)",
    put: 'actor.id > 0 ? await findGroup(tx, id) : await findRunGroup(tx, id, actor.id)',
  },
  {
    name: "everybody's license history",
    file: 'product/licensing/server/tables/license-history.ts',
    find: "return `${heldBy('l.account_id', 'l.group_id', own)} or l.id",
    put: 'return `${own} > 0 or l.id',
  },
  {
    name: 'a transfer of licenses to any educator, by whoever has them',
    file: 'product/licensing/server/group-licenses.ts',
    find: "await getColleagues(tx, actor, [input.educator_id], 'educator_id')",
    put: 'await statement(namedRow, `select ${PERSON} from accounts a where a.id = $1`)(tx, input.educator_id)',
  },
  {
    name: 'a transfer of licenses to any educator, by an admin',
    file: 'product/licensing/server/group-licenses.ts',
    find: 'const [receiver] = await findAdministered(tx, actor.id, input.educator_id);',
    put: 'const [receiver] = await statement({ ...namedRow, active: z.boolean() }, `select ${PERSON}, true as active from accounts a where a.id = $1`)(tx, input.educator_id);',
  },
  {
    name: 'a transfer of students to any educator',
    file: 'product/rosters/server/sharing/transfer.ts',
    find: "actor.scope === 'uber'\n      ? await findAnyReceiver(tx, id)",
    put: 'actor.id > 0\n      ? await findAnyReceiver(tx, id)',
    also: {
      file: 'product/rosters/rules/transfers.ts',
      find: 'receiver.school_id !== school || !receiver.verified',
      put: '!receiver.verified',
    },
  },
  {
    name: 'acting staff read passwords',
    file: 'product/rosters/contract.ts',
    find: "...keeperCalls('/educator/students', educators, educatorsInPerson, STUDENT),",
    put: "...keeperCalls('/educator/students', educators, educators, STUDENT),",
  },
  {
    name: 'acting staff read passwords, by the policy itself',
    file: 'product/access/rules/policies.ts',
    find: 'return (actor: Actor): boolean => allowed(actor) && actor.actingAsBy === null;',
    put: 'return (actor: Actor): boolean => allowed(actor);',
  },
];
