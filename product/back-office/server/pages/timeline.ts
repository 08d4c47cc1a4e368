import * as z from 'zod/mini';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { dollars, ownerName } from '#product/licensing/server/tables/sql.ts';
import { refundOperation } from '#product/purchasing/server/cards/refunds/refunds.ts';
import { type TimelineCall, told } from '../../pages-contract.ts';
import {
  cursorText,
  readCursor,
  TIMELINE_KINDS,
  TIMELINE_PAGE,
  type TimelineKind,
  TOLD,
  TOLD_ACTS,
  TOLD_SCHOOL_ACTS,
} from '../../rules/timeline.ts';

/** One source of a timeline of `$1`: SQL for what an entry has. */
type Branch = {
  from: string;
  where: string;
  at: string;
  /** Unlike that of any other entry, and in one order. */
  key: string;
  kind: string;
  what: string;
  by?: string;
  detail?: string;
  values?: string;
  line?: string;
};

const BEFORE = "(timestamptz 'epoch' + $2::bigint * interval '1 microsecond')";

/** Each source is asked for one page at most, along its own index; the newest of all of them are the page. */
function timelineStatement(branches: readonly Branch[]) {
  const parts = branches.map(({ from, where, at, key, kind, what, by, detail, values, line }) => {
    const own = `(${key}) collate "C"`;
    return `(select ${at} as at, ${own} as key, ${kind} as kind, ${what} as what, ${by ?? 'null'}::text as by,
        ${detail ?? 'null'}::text as detail, ${values ?? "'{}'::jsonb"} as values, ${line ?? 'null::jsonb'} as line
      from ${from}
      where ${where} and ${at} <= ${BEFORE} and (${at}, ${own}) < (${BEFORE}, $3::text collate "C")
        and ${kind} = any($4::text[])
      order by ${at} desc, ${own} desc limit ${TIMELINE_PAGE + 1})`;
  });
  return statement(
    {
      micros: z.number(),
      at: z.date(),
      key: z.string(),
      kind: z.enum(TIMELINE_KINDS),
      what: z.enum(TOLD),
      by: z.nullable(z.string()),
      detail: z.nullable(z.string()),
      values: told.shape.values,
      line: told.shape.line,
    },
    `
    select (extract(epoch from entry.at) * 1000000)::bigint as micros, entry.*
    from (${parts.join('\n    union all\n    ')}) entry
    order by entry.at desc, entry.key collate "C" desc limit ${TIMELINE_PAGE + 1}`,
  );
}

const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** What of the history is about money; the rest is about licenses. */
const MONEY = `h.type in ('purchase-created', 'purchase-updated', 'po-individual', 'po-site', 'po-for-distribution',
  'request-quote-individual', 'request-quote-site', 'quote-individual', 'quote-site', 'refund')`;

/** Why staff gave money back; what was given back at the payment service itself has no reason here. */
const REFUND_REASON = `case when h.type = 'refund' then (
    select r.reason from orders o join order_refunds r on r.order_id = o.id
    where o.number = h.reference and h.operation_id = ${refundOperation('o.number', 'r.sum_cents')} limit 1) end`;

/** The lines of the licensing history whose owner, or receiver, this is. */
function history(key: string, where: string): Branch {
  return {
    from: `ecommerce_history h
      left join accounts oa on oa.id = h.account_id left join groups og on og.id = h.group_id
      left join accounts ta on ta.id = h.to_account_id left join groups tg on tg.id = h.to_group_id
      left join accounts actor on actor.id = coalesce(h.acting_as_by, h.actor_id)`,
    where,
    at: 'h.at',
    key: `'${key}:' || h.id`,
    kind: `case when ${MONEY} then 'money' else 'licenses' end`,
    what: "'history'",
    // What somebody did on their own page says so by itself.
    by: `case when actor.id is distinct from $1 then ${spokenNameSql('actor')} end`,
    detail: REFUND_REASON,
    line: `jsonb_build_object('type', h.type, 'owner', ${ownerName('oa', 'og')}, 'to', ${ownerName('ta', 'tg')},
        'quantity', case when oa.scope = 'parent' and h.type in ('trial-started', 'trial-changed') then null
          else h.quantity end, 'plan', h.plan, 'program', h.program, 'price', ${dollars('h.price_cents')},
        'purchase_order_number', h.purchase_order_number, 'reference', h.reference)`,
  };
}

const upload = (where: string): Branch => ({
  from: 'uploads u left join accounts by on by.id = coalesce(u.acting_as_by, u.uploaded_by)',
  // A file that was only looked at has done nothing.
  where: `${where} and u.status in ('applying', 'applied', 'undoing', 'undone')`,
  at: 'u.created_at',
  key: "'upload:' || u.id",
  kind: "'account'",
  what: "'upload'",
  by: spokenNameSql('by'),
  values:
    "jsonb_build_object('created', u.created, 'updated', u.updated, 'failed', u.failed, 'status', u.status)",
});

const note = (column: string): Branch => ({
  from: 'staff_notes n left join accounts author on author.id = n.author_id',
  where: `n.${column} = $1`,
  at: 'n.created_at',
  key: "'note:' || n.id",
  kind: "'account'",
  what: "'note'",
  by: spokenNameSql('author'),
  detail: 'n.text',
});

function acts(type: 'account' | 'school', told: readonly string[]): Branch {
  return {
    from: 'audit v left join accounts by on by.id = coalesce(v.acting_as_by, v.actor_id)',
    where: `v.subject_type = '${type}' and v.subject_id = $1 and v.action in (${listed(told)})`,
    at: 'v.at',
    key: "'audit:' || v.id",
    kind: "'account'",
    what: 'v.action',
    by: `case when by.id <> $1 then ${spokenNameSql('by')} end`,
    detail: "v.details->>'by'",
    values: "jsonb_build_object('on', v.details->'on')",
  };
}

const ACTIVITIES = `case v.type when 'site-license-grant-access' then 'site-access-granted'
  when 'site-license-revoke-access' then 'site-access-revoked' else 'students-transferred' end`;

const activity = (key: string, where: string): Branch => ({
  from: `activity v left join accounts by on by.id = coalesce(v.acting_as_by, v.actor_id)
    left join accounts other on other.id = v.other_educator_id left join accounts own on own.id = v.educator_id`,
  where: `${where} and v.type in ('student-mass-transfer-to-another-educator', 'site-license-grant-access',
    'site-license-revoke-access')`,
  at: 'v.at',
  key: `'${key}:' || v.id`,
  kind: "'account'",
  what: ACTIVITIES,
  by: spokenNameSql('by'),
  values: `jsonb_build_object('count', coalesce(v.students_count, 0), 'from', ${spokenNameSql('own')},
    'to', ${spokenNameSql('other')})`,
});

const acted = (what: 'acted' | 'acted-child', where: string): Branch => ({
  from: 'acting_sessions ac join accounts staff on staff.id = ac.staff_id',
  where,
  at: 'ac.started_at',
  key: `'${what}:' || ac.id`,
  kind: "'account'",
  what: `'${what}'`,
  by: spokenNameSql('staff'),
  detail: 'ac.reason',
  values: `jsonb_build_object('minutes', greatest(1, round(extract(epoch from
    least(coalesce(ac.ended_at, ac.ends_at), now()) - ac.started_at) / 60)))`,
});

const PERSON: readonly Branch[] = [
  {
    from: `accounts a left join accounts i on i.id = a.invited_by left join accounts v on v.id = a.verified_by
      left join accounts x on x.id = a.deactivated_by
      cross join lateral (values ('created', a.created_at, ${spokenNameSql('i')}, a.source),
        ('activated', a.activated_at, null, null), ('verified', a.verified_at, ${spokenNameSql('v')}, null),
        ('deactivated', a.deactivated_at, ${spokenNameSql('x')}, null)) as own (what, at, by, detail)`,
    where: 'a.id = $1 and own.at is not null',
    at: 'own.at',
    key: "'own:' || own.what",
    kind: "'account'",
    what: 'own.what',
    by: 'own.by',
    detail: 'own.detail',
  },
  acts('account', TOLD_ACTS),
  acted('acted', 'ac.account_id = $1'),
  acted('acted-child', 'ac.student_id in (select id from students where owner_id = $1)'),
  activity('activity', 'v.educator_id = $1'),
  activity('activity-to', 'v.other_educator_id = $1 and v.educator_id <> $1'),
  upload('u.uploaded_by = $1'),
  {
    from: 'mails m join accounts a on a.username = m.recipient',
    where: 'a.id = $1',
    at: 'm.created_at',
    key: "'mail:' || m.id",
    kind: "'mail'",
    what: "'mail'",
    detail: 'm.kind',
    values: "jsonb_build_object('status', m.status)",
  },
  history('history', 'h.account_id = $1'),
  history('history-to', 'h.to_account_id = $1 and h.account_id is distinct from h.to_account_id'),
  {
    from: 'orders o join order_refunds r on r.order_id = o.id left join accounts by on by.id = r.asked_by',
    // What went back is told by the history.
    where: "o.account_id = $1 and r.status <> 'done'",
    at: 'r.created_at',
    key: "'refund:' || r.id",
    kind: "'money'",
    what: "'refund-' || r.status",
    by: spokenNameSql('by'),
    detail: 'r.reason',
    values: `jsonb_build_object('amount', ${dollars('r.amount_cents')}, 'number', o.number)`,
  },
  {
    from: `orders o join payments p on p.order_id = o.id
      join payment_events e on e.session_id = p.session_id and e.attention is not null`,
    where: 'o.account_id = $1',
    at: 'e.received_at',
    key: "'attention:' || e.number",
    kind: "'money'",
    what: "'attention'",
    detail: 'e.attention',
    values: `jsonb_build_object('number', o.number, 'amount', ${dollars('p.amount_cents')})`,
  },
  {
    from: 'accounts i',
    where: 'i.invited_by = $1',
    at: 'i.created_at',
    key: "'invited:' || i.id",
    kind: "'account'",
    what: "'invited'",
    detail: spokenNameSql('i'),
    values: "jsonb_build_object('id', i.id, 'joined', i.activated_at is not null)",
  },
  {
    from: `family_links link join students s on s.id = link.student_id join schools sc on sc.id = link.school_id`,
    where: 'link.account_id = $1',
    at: 'link.created_at',
    key: "'linked:' || link.id",
    kind: "'account'",
    what: "'linked'",
    detail: spokenNameSql('s'),
    values: "jsonb_build_object('school', sc.name)",
  },
  note('account_id'),
];

const SCHOOL: readonly Branch[] = [
  {
    from: 'schools s',
    where: 's.id = $1',
    at: 's.created_at',
    key: "'own:created'",
    kind: "'account'",
    what: "'created'",
  },
  acts('school', TOLD_SCHOOL_ACTS),
  activity('activity', 'v.school_id = $1'),
  upload('u.school_id = $1'),
  {
    from: 'accounts i',
    where: "i.school_id = $1 and i.scope = 'educator'",
    at: 'i.created_at',
    key: "'joined:' || i.id",
    kind: "'account'",
    what: "'joined'",
    detail: spokenNameSql('i'),
    values: "jsonb_build_object('id', i.id)",
  },
  history('history', 'h.group_id in (select id from groups where school_id = $1)'),
  history(
    'history-to',
    `h.to_group_id in (select id from groups where school_id = $1) and h.group_id is distinct from h.to_group_id`,
  ),
  note('school_id'),
];

const timelineOfPerson = timelineStatement(PERSON);
const timelineOfSchool = timelineStatement(SCHOOL);

type Asked = { id: number; _kind?: TimelineKind | undefined; _before?: string | undefined };

function teller(find: typeof timelineOfPerson) {
  return async (tx: Tx, { id, _kind: kind, _before: before }: Asked): Promise<OutputOf<TimelineCall>> => {
    const { micros, key } = readCursor(before);
    const rows = await find(tx, id, micros, key, kind === undefined ? TIMELINE_KINDS : [kind]);
    const page = rows.slice(0, TIMELINE_PAGE);
    const last = page.at(-1);
    return {
      data: page.map(({ at, key: own, kind: of, what, by, detail, values, line }) => {
        const told = { key: own, at: at.toISOString(), kind: of, what };
        return { ...told, by, detail, values, line };
      }),
      older: rows.length > page.length && last !== undefined ? cursorText(last) : null,
    };
  };
}

export const tellPerson = teller(timelineOfPerson);
export const tellSchool = teller(timelineOfSchool);
