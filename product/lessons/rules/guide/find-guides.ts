import { plainOf } from '#platform/contract/texts/prose.ts';
import { type Guide, type GuideSection } from './guide.ts';

type Found = { guide: Guide; section: GuideSection | null };

/** Guides that have every word somewhere: in the title first, then in a heading, then in the text of a part. */
export function findGuides(guides: readonly Guide[], search: string): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return guides.map((guide) => ({ guide, section: null }));
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const ranked = guides.flatMap((guide): (Found & { rank: number })[] => {
    if (has(guide.title)) return [{ guide, section: null, rank: 0 }];
    const headed = guide.sections.find(({ heading }) => has(heading));
    if (headed !== undefined) return [{ guide, section: headed, rank: 1 }];
    const told = guide.sections.find((section) => has(textOf(section)));
    if (told !== undefined) return [{ guide, section: told, rank: 2 }];
    const whole = [guide.title, ...guide.sections.map(textOf)].join(' ');
    return has(whole) ? [{ guide, section: null, rank: 3 }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ guide, section }) => ({ guide, section }));
}

function textOf({ heading, blocks }: GuideSection): string {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind === 'list') return block.items;
    if (block.kind === 'check') return [block.question, block.answer];
    return block.kind === 'table' ? [...block.heads, ...block.rows.flat()] : [];
  });
  return plainOf([heading, ...texts].join(' '));
}
