import type { FastifyInstance } from 'fastify';
import { brandById } from '#brands/all.ts';
import type { Brand, Locale } from '#brands/brand.ts';
import { fileNamed } from '#platform/server/http/file-name.ts';
import { fileInstead } from '#platform/server/http/reply.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { Address } from '#platform/server/http/sites.ts';
import type { Say } from '#platform/server/texts.ts';
import { pdfReply } from '#product/purchasing/server/documents/pdf-reply.ts';
import { readLegal } from '../contract.ts';
import type { LegalName } from '../rules/pages.ts';
import { type LegalPorts, pageOf, securityContact } from './page.ts';
import { legalPdf } from './paper.ts';

type LegalPapers = (name: LegalName, brand: Brand, language: Locale, say: Say) => Promise<Buffer>;

/** Drawn once for each brand and language: nothing in them changes while a server runs. */
export function legalPapers(ports: LegalPorts): LegalPapers {
  const drawn = new Map<string, Promise<Buffer>>();
  return (name, brand, language, say) => {
    const key = `${name} ${brand.id} ${language}`;
    let paper = drawn.get(key);
    if (paper === undefined) {
      paper = legalPdf(brand, ports.vendor, pageOf(name, language, { brand, ports, say }), say);
      paper.catch(() => drawn.delete(key));
      drawn.set(key, paper);
    }
    return paper;
  };
}

export function legalRoutes(serve: Serve, ports: LegalPorts, papers: LegalPapers): void {
  serve.ownTransaction(readLegal, async ({ input, address, sayIn: speak }) => {
    const { name, _lang: language, _format: format } = input;
    const brand = brandById(address.brand);
    const say = speak(language);
    const page = pageOf(name, language, { brand, ports, say });
    if (format !== 'pdf') return { data: page };
    const title = [brand.name, page.title, page.date ?? page.version];
    const draw = () => papers(name, brand, language, say);
    // Nobody is signed in: all of them stand in one line.
    return fileInstead(await pdfReply({ id: 0 }, fileNamed(title, 'pdf', `${name}-${page.version}`), draw));
  });
}

/** RFC 9116, on both sites: whom to tell of a fault, and where it says how. */
export function securityTxt(
  server: FastifyInstance,
  { ports, addressOf, clock }: { ports: LegalPorts; addressOf: (host: string) => Address; clock: () => Date },
): void {
  server.get('/.well-known/security.txt', { exposeHeadRoute: false }, async (request, reply) => {
    const { brand, dashboardUrl, studentUrl, site } = addressOf(request.hostname);
    const own = site === 'dashboard' ? dashboardUrl : studentUrl;
    const expires = new Date(clock().getTime() + 180 * 24 * 3_600_000);
    const lines = [
      `Contact: mailto:${securityContact(brandById(brand), ports)}`,
      `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
      'Preferred-Languages: en, zh-TW',
      `Canonical: ${own}/.well-known/security.txt`,
      `Policy: ${dashboardUrl}/report-a-fault`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
