import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { DATED, type DatedName, isDated, type LegalName, PROMISES } from '../rules/pages.ts';
import { COUNTED } from './counted.ts';
import { dataGroups } from './facts/data-groups.ts';
import { MEASURES } from './facts/measures.ts';
import { sourceOf } from './library.ts';

const dated = z.object({ date: z.string(), hash: z.string() });
const versions = z.object({
  terms: dated,
  privacy: dated,
  agreement: dated,
  'report-a-fault': dated,
} satisfies Record<DatedName, typeof dated>);
export type Versions = z.infer<typeof versions>;

export const VERSIONS_FILE = new URL('../texts/versions.json', import.meta.url);

export function readVersions(): Versions {
  return versions.parse(JSON.parse(readFileSync(VERSIONS_FILE, 'utf8')));
}

const locales = new URL('../../../locales/', import.meta.url);

/** Of every word and fact of a text, in both languages, whatever server tells them: eight signs say which version it is. */
export function hashOf(name: LegalName): string {
  const sources = LOCALES.map((language) => sourceOf(name, language));
  const hasFacts = sources.some((source) => source.includes('[facts '));
  const facts = hasFacts
    ? [
        (['children', 'adults', 'schools'] as const).map(dataGroups),
        MEASURES,
        LOCALES.map((language) =>
          JSON.parse(readFileSync(new URL(`${language}/legal-data.json`, locales), 'utf8')),
        ),
      ]
    : [];
  const said = JSON.stringify([sources, PROMISES, COUNTED, facts]);
  return createHash('sha256').update(said).digest('hex').slice(0, 8);
}

/** Of texts whose words or facts are no longer those of their date. */
export function outdated(known: Versions): DatedName[] {
  return DATED.filter((name) => known[name].hash !== hashOf(name));
}

let kept: Versions | undefined;

export function versionOf(name: LegalName): { date: string | null; version: string } {
  if (!isDated(name)) return { date: null, version: hashOf(name) };
  kept ??= readVersions();
  return { date: kept[name].date, version: kept[name].hash };
}
