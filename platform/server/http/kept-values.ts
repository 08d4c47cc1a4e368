/**
 * Values of a form as its edit takes them: selected objects become their ids, rows of
 * accounts an id and a role. Of these names only, and those that the form has.
 */
export function asSent(reply: unknown, names: readonly string[]): Record<string, unknown> {
  const data = formData(reply);
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const selected = data[name.replace(/_id$/, '')];
    if (name in data) values[name] = Array.isArray(data[name]) ? data[name].map(asRow) : data[name];
    else if (name.endsWith('_id') && isRecord(selected)) values[name] = selected['id'];
  }
  return values;
}

function formData(reply: unknown): Record<string, unknown> {
  return isRecord(reply) && reply['type'] === 'form' && isRecord(reply['data']) ? reply['data'] : {};
}

function asRow(row: unknown): unknown {
  return isRecord(row) && 'role' in row ? { id: row['id'], role: row['role'] } : row;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
