import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { fileNamed } from '#platform/server/http/file-name.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { Say } from '#platform/server/texts.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import { listGuides, readGuide } from '../../guides-contract.ts';
import { findGuides } from '../../rules/guide/find-guides.ts';
import { type Guide, type GuideTexts, hasSelfCheck, sayGuide } from '../../rules/guide/guide.ts';
import { fill, inLanguage } from '../../rules/lesson/library.ts';
import { fillingOf } from '../read.ts';
import { guidePdf } from './guide-pdf.ts';
import { picturesOf } from './pictures.ts';

export type GuidePorts = {
  guides: readonly GuideTexts[];
  /** A text as somebody at home reads it. */
  sayAtHome: (language: Locale, text: string) => string;
};

/** `title` is in the asked language, also where the guide itself is not: lists are read before guides are. */
type Told = { language: Locale; guide: Guide; title: string };

const findRole = statement({ role: z.nullable(z.string()) }, 'select role from accounts where id = $1');

async function isAtHome(tx: Tx, { id, scope }: Actor): Promise<boolean> {
  if (scope !== 'educator') return scope === 'parent';
  const [account] = await findRole(tx, id);
  return account?.role === 'home';
}

type Asked = { language: Locale; brand: string; atHome: boolean; say: Say };

/** In the words of the brand and of whoever reads: at home there are no students. */
function tellAll(ports: GuidePorts, asked: Asked): Told[] {
  const wordsIn = (language: Locale) => (text: string) =>
    fill(asked.atHome ? ports.sayAtHome(language, text) : text, fillingOf(asked.brand, language));
  return ports.guides.flatMap((texts) => {
    const told = inLanguage(texts, asked.language);
    if (told === null) return [];
    const { language } = told;
    const guide = sayGuide(told.text, wordsIn(language));
    const title =
      language === asked.language
        ? guide.title
        : wordsIn(asked.language)(asked.say({ i18n: `lessons-guides.titles.${guide.id}` }));
    return [{ language, guide, title }];
  });
}

export function guideRoutes(serve: Serve, ports: GuidePorts): void {
  serve(listGuides, async ({ tx, actor, input, address, sayIn }) => {
    const atHome = await isAtHome(tx, actor);
    const { _lang: language, search } = input;
    const told = tellAll(ports, { language, brand: address.brand, atHome, say: sayIn(language) });
    const languages = new Map(told.map((one) => [one.guide.id, one.language]));
    const found = findGuides(
      told.map(({ guide, title }) => ({ ...guide, title })),
      search,
    );
    return {
      data: found.map(({ guide, section }) => ({
        id: guide.id,
        group: guide.group,
        title: guide.title,
        audience: guide.audience,
        minutes: guide.minutes,
        language: languages.get(guide.id) ?? 'en',
        self_check: hasSelfCheck(guide),
        found: section === null ? null : { anchor: section.anchor, heading: section.heading },
      })),
    };
  });
  // Drawn when the reader is known: no connection waits for the pen.
  serve.ownTransaction(readGuide, async ({ actor, input, address, now, sayIn, transaction }) => {
    const atHome = await transaction((tx) => isAtHome(tx, actor));
    const { _lang: asked } = input;
    const all = tellAll(ports, { language: asked, brand: address.brand, atHome, say: sayIn(asked) });
    const told = all.find(({ guide }) => guide.id === input.id);
    if (told === undefined) throw Refusal.of('not-found');
    const { guide, language } = told;
    const nextIn = (titleOf: (one: Told) => string) =>
      guide.next.flatMap((id) => {
        const other = all.find((one) => one.guide.id === id);
        return other === undefined ? [] : [{ id, title: titleOf(other), minutes: other.guide.minutes }];
      });
    if (input._format !== 'pdf') {
      return { data: { ...guide, title: told.title, next: nextIn(({ title }) => title), language } };
    }
    // Paper is in one language from its title on.
    const next = nextIn((other) => other.guide.title);
    const brand = brandById(address.brand);
    const pictures = await picturesOf(guide, language);
    const plainly = sayIn(language);
    const say: Say = (message) => (atHome ? ports.sayAtHome(language, plainly(message)) : plainly(message));
    const draw = () => guidePdf(brand, { guide, next, language, pictures }, say, now);
    return fileInstead(await pdfReply(actor, fileNamed(guide.title, 'pdf', `guide-${guide.id}`), draw));
  });
}
