import type { Described } from '../telemetry/spans.ts';

const OPERATION =
  /\b(select|insert|update|delete|merge|begin|start|commit|rollback|set|declare|fetch|close)\b/i;
const TABLE = /\b(?:insert\s+into|update|delete\s+from|from|join)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)"?/i;

/**
 * What a statement does, to which table first, and the name it has at PostgreSQL (`pg_prepared_statements`). Neither its
 * values nor its text.
 */
export function describeStatement(text: string, nameOf: (text: string) => string): Described {
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1]?.replaceAll('"', '');
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
      'kindred.statement': nameOf(text),
    },
  };
}
