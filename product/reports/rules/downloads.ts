import { LOCALES, type Locale } from '#brands/brand.ts';
import type { Day } from '#platform/contract/days.ts';
import type { ReportPage } from './page-shape.ts';
import type { Say } from './words.ts';

/** More than these are made in the background. */
export const AT_ONCE = 10;
/** As many as a list lets anybody select. */
export const MOST_REPORTS = 1000;

export const DOWNLOAD_FORMATS = ['pdf', 'zip'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** Of many letters: one language for all, or each family's own. */
export const DOWNLOAD_LANGUAGES = [...LOCALES, 'family'] as const;
export type DownloadLanguage = (typeof DOWNLOAD_LANGUAGES)[number];

/** Why a child is left out: too little played, no house finished, or nothing for this reader but how far it is. */
export const REASONS = ['not-yet', 'no-house', 'counts-only'] as const;
type Reason = (typeof REASONS)[number];

/** A selected child, as the download finds it. */
export type Selected = {
  id: number;
  name: string;
  reads: 'report' | 'letter' | 'counts';
  isReady: boolean;
  done: number;
  language: Locale | null;
};

type LeftOut = { name: string; reason: Reason; done: number; required: number };
/** How many families read what; `unknown` gets the language of the site. */
type Languages = Record<Locale | 'unknown', number>;
type Plan = { ready: number[]; leftOut: LeftOut[]; languages: Languages };

/** Whose report is there for this reader, in the order of the list, and who is left out for what reason. */
export function planOf(
  selected: readonly Selected[],
  { required, needsHouse }: { required: number; needsHouse: boolean },
): Plan {
  const plan: Plan = { ready: [], leftOut: [], languages: { en: 0, 'zh-TW': 0, unknown: 0 } };
  for (const { id, name, reads, isReady, done, language } of selected) {
    const reason = reads === 'counts' ? 'counts-only' : isReady ? null : needsHouse ? 'no-house' : 'not-yet';
    if (reason === null) {
      plan.ready.push(id);
      plan.languages[language ?? 'unknown'] += 1;
    } else plan.leftOut.push({ name, reason, done, required });
  }
  return plan;
}

export type Extent = 'all' | 'partial' | 'none';

export function extentOf({ ready, total }: { ready: number; total: number }): Extent {
  if (ready === 0) return 'none';
  return ready < total ? 'partial' : 'all';
}

type Named = { program: string; kind: string; part: string };

/** One child's file is named after the child: who keeps several finds the right one. */
export function fileTitleOf({ name, about, part }: ReportPage, day: Day, say: Say): string[] {
  return [name, say({ i18n: `reports-page.files.${part}`, values: { about } }), day];
}

/**
 * A file of many is seen by whoever sees the screen, and names no child. The day and a few signs, of a child's or a
 * download's number, tell those of one morning apart.
 */
export function fileStamp(day: Day, of: number | string): string {
  const short = typeof of === 'number' ? String(of % 10_000).padStart(4, '0') : of.slice(0, 4);
  return `${day}-${short}`;
}

export function fileNameOf({ program, kind, part }: Named, stamp: string, format: DownloadFormat): string {
  return `reports-${program}-${kind}-${part}-${stamp}.${format}`;
}

/** Inside a zip: by their place in the list. */
export function entryNameOf({ program, kind, part }: Named, place: number): string {
  return `report-${program}-${kind}-${part}-${String(place).padStart(3, '0')}.pdf`;
}
