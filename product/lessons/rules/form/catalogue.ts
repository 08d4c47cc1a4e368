import * as z from 'zod/mini';
import { type EvidenceNote, evidenceNote } from '../lesson/library.ts';
import { csvRows } from './csv.ts';
import type { FACT_KEYS } from './front-matter.ts';

/** A row of the catalogue as it is written. Its facts are what every lesson's file repeats. */
export type CatalogueRow = Record<(typeof FACT_KEYS)[number], string>;

const catalogueRow = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  usage: z.string(),
  skills: z.string(),
  level: z.string(),
  grades: z.string(),
  prep: z.string(),
  challenges: z.string(),
  minutes: z.string(),
  overview: z.string(),
  materials: z.string(),
  student_anchor: z.string(),
  featured: z.string(),
  scene: z.string(),
  practice: z.string(),
  family: z.string(),
  safety: z.string(),
});

export function readCatalogue(csv: string): CatalogueRow[] {
  return z.array(catalogueRow).parse(csvRows(csv));
}

export function readEvidence(csv: string): EvidenceNote[] {
  return z.array(evidenceNote).parse(csvRows(csv));
}
