import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import { decisionOf, deedOf } from '../../../rules/access-log/deeds.ts';
import type { ExportSection } from '../../../rules/export/sections.ts';
import { looksSql, looksTogetherSql } from '../../access-log/looks.ts';
import type { Telling } from './telling.ts';

/** Staff who acted as somebody were staff. */
const findLooks = statement(
  {
    at: z.date(),
    action: z.string(),
    agreed: z.nullable(z.boolean()),
    scope: z.nullable(z.string()),
  },
  `
    select v.at, v.action, v.details -> 'agree' = 'true' as agreed,
      case when v.acting_as_by is null then v.actor_scope else 'uber' end as scope
    from (
      select v.* from audit v where ${looksSql('$1')} union all select v.* from audit v where ${looksTogetherSql('$1')}
    ) v
    order by v.at, v.id`,
);

/** Who looked at the record or changed it: what the log of access lists on its page, in the same words. */
export async function toldLooks(section: ExportSection, telling: Telling): Promise<ExportSection> {
  const { tx, say, studentId, child, isFamily } = telling;
  const by = (scope: string | null): string | null => {
    if (scope === null) return say({ i18n: 'child-data.roles.link' });
    return scope === 'educator' && child.school === null ? say({ i18n: 'child-data-export.at-home' }) : scope;
  };
  const rows = (await findLooks(tx, studentId)).map(({ at, action, agreed, scope }) => ({
    at,
    actor_scope: by(scope),
    action: say({ i18n: `child-data.deeds.${decisionOf(deedOf(action, isFamily), agreed)}` }),
  }));
  return { ...section, rows };
}
