import type { Brand, Locale } from '#brands/brand.ts';
import type { Say } from '#platform/server/texts.ts';
import type { Vendor } from '#product/purchasing/server/documents/vendor.ts';
import type { LegalPage } from '../contract.ts';
import { type LegalName, PROMISES } from '../rules/pages.ts';
import { sayBlock } from '../rules/prose.ts';
import { COUNTED } from './counted.ts';
import { type Facts, factBlocks } from './facts/blocks.ts';
import { proseOf } from './library.ts';
import type { LegalSettings } from './settings.ts';
import { versionOf } from './versions.ts';

export type LegalPorts = {
  vendor: Vendor;
  settings: LegalSettings;
  facts: Facts;
};

/** Who hears of faults. */
export function securityContact(brand: Brand, { settings }: Pick<LegalPorts, 'settings'>): string {
  return settings.securityEmail ?? brand.links.supportEmail;
}

/** A text with the facts of this server, in one language; reports come in English below what is said in it. */
export function pageOf(
  name: LegalName,
  language: Locale,
  { brand, ports, say }: { brand: Brand; ports: LegalPorts; say: Say },
): LegalPage {
  const values: Record<string, string | number> = {
    ...PROMISES,
    ...COUNTED,
    brand: brand.name,
    email: brand.links.supportEmail,
    security: securityContact(brand, ports),
    vendor: ports.vendor.name,
    vendor_address: ports.vendor.address.join(', '),
  };
  const fill = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => String(values[key] ?? whole));
  const prose = proseOf(name, language);
  const isReport = name === 'security' || name === 'accessibility';
  const english = isReport && language !== 'en' ? proseOf(name, 'en') : null;
  const inEnglish =
    english === null
      ? []
      : [
          { anchor: 'report', heading: english.title, level: 2 as const, blocks: introOf(english.intro) },
          ...english.sections,
        ];
  const told = [
    ...prose.sections.map((section) => ({ ...section, language })),
    ...inEnglish.map((section) => ({ ...section, language: 'en' as const })),
  ];
  return {
    name,
    language,
    title: prose.title,
    ...versionOf(name),
    intro: prose.intro.map(fill),
    sections: told.map(({ blocks, heading, ...section }) => ({
      ...section,
      heading: fill(heading),
      blocks: blocks.flatMap((block) =>
        block.kind === 'facts' ? factBlocks(block.name, ports.facts, say) : [sayBlock(block, fill)],
      ),
    })),
  };
}

const introOf = (intro: readonly string[]) => intro.map((text) => ({ kind: 'paragraph' as const, text }));
