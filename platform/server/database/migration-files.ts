import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../../../database/migrations/', import.meta.url);

/** A step of the schema. What its first lines say of it, in comments, is read by who applies it. */
export type Migration = {
  name: string;
  text: string;
  /** `-- outside a transaction`: one statement that cannot be in one, such as `create index concurrently`. */
  isApart: boolean;
  /** `-- oldest release: <migration>`: takes something away that releases which do not know this one still need. */
  oldestRelease: string | null;
};

export function readMigration(name: string, text: string): Migration {
  const header = /^(?:--.*\n)*/.exec(text)?.[0] ?? '';
  return {
    name,
    text,
    isApart: /^-- outside a transaction$/m.test(header),
    oldestRelease: /^-- oldest release: (\S+)$/m.exec(header)?.[1] ?? null,
  };
}

/** All of this release, in the order they are applied. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return await Promise.all(
    names.map(async (name) =>
      readMigration(name.replace('.sql', ''), await readFile(new URL(name, folder), 'utf8')),
    ),
  );
}

/** The names of all migrations, in the order they are applied. */
export async function knownMigrations(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name);
}
