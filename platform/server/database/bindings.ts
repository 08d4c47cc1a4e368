/** Takes a value into the statement and answers its placeholder. The only way a value gets into the SQL. */
export type Bind = (value: unknown) => string;

/** The values of a text that is put together while the program runs, for `ask`; `first` have their places already. */
export function bindings(...first: readonly unknown[]): { values: unknown[]; bind: Bind } {
  const values = [...first];
  return { values, bind: (value) => `$${values.push(value)}` };
}
