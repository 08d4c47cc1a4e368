import { browserZone } from '#platform/web/zone.ts';

/** Whether the viewer's clock shows the days of that zone. */
export function isOwnZone(zone: string): boolean {
  return browserZone() === zone;
}

function partOf(zone: string, style: 'longGeneric' | 'short', language?: string, moment?: Date): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: style });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** What people call a zone: Pacific Time. */
export function zoneName(zone: string, language: string): string {
  return partOf(zone, 'longGeneric', language);
}

/** The same behind a moment: PDT in summer, PST in winter. */
export function zoneMark(zone: string, moment: Date, language?: string): string {
  return partOf(zone, 'short', language, moment);
}
