import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { Say } from '#platform/server/texts.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import { listGuides, readGuide } from '../../guides-contract.ts';
import { findGuides } from '../../rules/guide/find-guides.ts';
import { type Guide, type GuideTexts, sayGuide } from '../../rules/guide/guide.ts';
import { fill, inLanguage } from '../../rules/lesson/library.ts';
import { fillingOf } from '../read.ts';
import { guidePdf } from './guide-pdf.ts';
import { picturesOf } from './pictures.ts';

export type GuidePorts = {
  guides: readonly GuideTexts[];
  /** A text as somebody at home reads it. */
  sayAtHome: (language: Locale, text: string) => string;
};

type Told = { language: Locale; guide: Guide };

const findRole = statement({ role: z.nullable(z.string()) }, 'select role from accounts where id = $1');

async function isAtHome(tx: Tx, { id, scope }: Actor): Promise<boolean> {
  if (scope !== 'educator') return scope === 'parent';
  const [account] = await findRole(tx, id);
  return account?.role === 'home';
}

/** In the words of the brand and of whoever reads: at home there are no students. */
function tellAll(ports: GuidePorts, asked: { language: Locale; brand: string; atHome: boolean }): Told[] {
  return ports.guides.flatMap((texts) => {
    const told = inLanguage(texts, asked.language);
    if (told === null) return [];
    const { language } = told;
    const filling = fillingOf(asked.brand, language);
    const say = (text: string): string =>
      fill(asked.atHome ? ports.sayAtHome(language, text) : text, filling);
    return [{ language, guide: sayGuide(told.text, say) }];
  });
}

export function guideRoutes(serve: Serve, ports: GuidePorts): void {
  serve(listGuides, async ({ tx, actor, input, address }) => {
    const atHome = await isAtHome(tx, actor);
    const told = tellAll(ports, { language: input._lang, brand: address.brand, atHome });
    const languages = new Map(told.map(({ guide, language }) => [guide.id, language]));
    const found = findGuides(
      told.map(({ guide }) => guide),
      input.search,
    );
    return {
      data: found.map(({ guide: { id, group, title, audience, minutes }, section }) => ({
        id,
        group,
        title,
        audience,
        minutes,
        language: languages.get(id) ?? 'en',
        found: section === null ? null : { anchor: section.anchor, heading: section.heading },
      })),
    };
  });
  // Drawn when the reader is known: no connection waits for the pen.
  serve.ownTransaction(readGuide, async ({ actor, input, address, now, sayIn, transaction }) => {
    const atHome = await transaction((tx) => isAtHome(tx, actor));
    const all = tellAll(ports, { language: input._lang, brand: address.brand, atHome });
    const told = all.find(({ guide }) => guide.id === input.id);
    if (told === undefined) throw Refusal.of('not-found');
    const { guide, language } = told;
    const next = guide.next.flatMap((id) => {
      const other = all.find((one) => one.guide.id === id)?.guide;
      return other === undefined ? [] : [{ id, title: other.title, minutes: other.minutes }];
    });
    if (input._format !== 'pdf') return { data: { ...guide, next, language } };
    const brand = brandById(address.brand);
    const pictures = await picturesOf(guide, language);
    const plainly = sayIn(language);
    const say: Say = (message) => (atHome ? ports.sayAtHome(language, plainly(message)) : plainly(message));
    const draw = () => guidePdf(brand, { guide, next, language, pictures }, say, now);
    return fileInstead(await pdfReply(actor, `guide-${guide.id}`, draw));
  });
}
