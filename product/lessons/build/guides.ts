import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { csvRows } from '../rules/form/csv.ts';
import type { GuideTexts } from '../rules/guide/guide.ts';
import type { GuideRow } from '../rules/guide/guide-faults.ts';
import { readGuide, readGuideTranslation, toldGuide } from '../rules/guide/read-guide.ts';

const GUIDES = fileURLToPath(new URL('../guides', import.meta.url));

export const readGuideFile = (name: string): string => readFileSync(path.join(GUIDES, name), 'utf8');

/** The names of the guides' files without what they end in, translations as well. */
export function guideFiles(): string[] {
  return globSync('*.md', { cwd: GUIDES })
    .map((file) => path.basename(file, '.md'))
    .sort();
}

const guideRow = z.object({
  id: z.string(),
  group: z.string(),
  title: z.string(),
  audience: z.string(),
  pages: z.string(),
  minutes: z.string(),
});

export function readGuideRows(): GuideRow[] {
  return z.array(guideRow).parse(csvRows(readGuideFile('guides.csv')));
}

/** Every guide in the languages it is in, in the order of `guides.csv`. A file that cannot be read stops the build. */
export function makeGuides(): GuideTexts[] {
  return readGuideRows().map(({ id }) => {
    const english = whole(id, readGuide(readGuideFile(`${id}.md`)).value);
    const texts: GuideTexts = { en: english };
    for (const language of LOCALES) {
      const name = `${id}.${language}.md`;
      if (!existsSync(path.join(GUIDES, name))) continue;
      texts[language] = toldGuide(english, whole(name, readGuideTranslation(readGuideFile(name)).value));
    }
    return texts;
  });
}

function whole<Value>(name: string, value: Value | null): Value {
  if (value === null) throw new Error(`the guide ${name} cannot be read`);
  return value;
}
