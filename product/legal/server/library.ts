import { readFileSync } from 'node:fs';
import type { Locale } from '#brands/brand.ts';
import { withoutDocuments, withoutSources } from '../rules/inline.ts';
import { isDated, type LegalName } from '../rules/pages.ts';
import { readProse, type WrittenProse } from '../rules/prose.ts';

const texts = new URL('../texts/', import.meta.url);
const documents = new URL('../../../docs/', import.meta.url);

/** As written: an English report is its page of `docs/`. */
export function sourceOf(name: LegalName, language: Locale): string {
  if (language === 'en' && !isDated(name)) return readFileSync(new URL(`${name}.md`, documents), 'utf8');
  return readFileSync(new URL(`${name}${language === 'en' ? '' : `.${language}`}.md`, texts), 'utf8');
}

/** What only somebody with the sources can open. */
const IN_THE_SOURCES = ['shown by', 'where'];

/** A report without what is no use to whoever reads it by itself. */
function readReport(markdown: string): WrittenProse {
  const prose = readProse(withoutSources(withoutDocuments(markdown)));
  for (const { blocks } of prose.sections) {
    for (const block of blocks) {
      if (block.kind !== 'table') continue;
      const left = block.heads.findIndex((head) => IN_THE_SOURCES.includes(head));
      if (left < 1) continue;
      block.heads.splice(left, 1);
      for (const row of block.rows) row.splice(left, 1);
    }
  }
  return prose;
}

const read = new Map<string, WrittenProse>();

/** Read once: a server's texts are those it was started with. */
export function proseOf(name: LegalName, language: Locale): WrittenProse {
  const key = `${name} ${language}`;
  let prose = read.get(key);
  if (prose === undefined) {
    const source = sourceOf(name, language);
    prose = language === 'en' && !isDated(name) ? readReport(source) : readProse(source);
    read.set(key, prose);
  }
  return prose;
}
