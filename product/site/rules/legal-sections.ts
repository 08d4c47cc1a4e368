/** Said only where there is such a thing: `news`, a list that sends news by mail. */
type Conditional = { only: 'news'; text: string };
export type LegalBlock = string | { list: readonly string[] };
export type LegalSection = { id: string; title: string; body: readonly LegalBlock[] };

/** Takes the sections of a legal page out of the texts; anything of another shape is a mistake in the texts. */
export function legalSections(value: unknown, there: { news: boolean }): LegalSection[] {
  if (!Array.isArray(value)) throw new Error('a legal page needs a list of sections');
  return value.map((section: unknown) => {
    if (!isSection(section)) throw new Error(`not a section: ${JSON.stringify(section).slice(0, 80)}`);
    const { id, title, body } = section;
    return { id, title, body: body.flatMap((block) => shownBlock(block, there)) };
  });
}

function shownBlock(block: LegalBlock | Conditional, there: { news: boolean }): LegalBlock[] {
  if (typeof block === 'string' || 'list' in block) return [block];
  return there[block.only] ? [block.text] : [];
}

type WrittenSection = Omit<LegalSection, 'body'> & { body: readonly (LegalBlock | Conditional)[] };

function isSection(value: unknown): value is WrittenSection {
  if (!isRecord(value) || !Array.isArray(value['body'])) return false;
  return (
    typeof value['id'] === 'string' &&
    typeof value['title'] === 'string' &&
    value['body'].every((block) => isBlock(block))
  );
}

function isBlock(value: unknown): value is LegalBlock | Conditional {
  if (typeof value === 'string') return true;
  if (!isRecord(value)) return false;
  if (value['only'] === 'news') return typeof value['text'] === 'string';
  return Array.isArray(value['list']) && value['list'].every((item) => typeof item === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
