export type LegalBlock = string | { list: readonly string[] };
export type LegalSection = { id: string; title: string; body: readonly LegalBlock[] };

/** Takes the sections of a legal page out of the texts; anything of another shape is a mistake in the texts. */
export function legalSections(value: unknown): LegalSection[] {
  if (!Array.isArray(value)) throw new Error('a legal page needs a list of sections');
  return value.map((section: unknown) => {
    if (!isSection(section)) throw new Error(`not a section: ${JSON.stringify(section).slice(0, 80)}`);
    return section;
  });
}

function isSection(value: unknown): value is LegalSection {
  if (!isRecord(value) || !Array.isArray(value['body'])) return false;
  return (
    typeof value['id'] === 'string' &&
    typeof value['title'] === 'string' &&
    value['body'].every((block) => isBlock(block))
  );
}

function isBlock(value: unknown): value is LegalBlock {
  if (typeof value === 'string') return true;
  return (
    isRecord(value) && Array.isArray(value['list']) && value['list'].every((item) => typeof item === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
