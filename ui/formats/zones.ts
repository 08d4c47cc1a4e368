/** Whether the viewer's clock shows the days of that zone. */
export function isOwnZone(zone: string): boolean {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone === zone;
}

/** What people call a zone: Pacific Time. */
export function zoneName(zone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
