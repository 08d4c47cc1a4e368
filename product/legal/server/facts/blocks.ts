import type { ProseBlock } from '#platform/contract/texts/prose.ts';
import type { Say } from '#platform/server/texts.ts';
import type { FactsName } from '../../rules/prose.ts';
import { type ConnectedServices, companiesOf } from './companies.ts';
import { type DataGroup, dataGroups, PERIODS, type Retention } from './data-groups.ts';
import { judgedIn, measuresOf } from './measures.ts';

export type Facts = ConnectedServices & { demo: boolean; security: string };

/** Facts as a reader meets them. */
export function factBlocks(name: FactsName, facts: Facts, say: Say): ProseBlock[] {
  const word = (key: string, values?: Record<string, string | number>): string => say({ i18n: key, values });
  const period = (one: Retention): string => word(`legal-data.periods.${one}`);
  // Where parts of it go at different times, each says which it is.
  const keptFor = ({ name: group, periods }: Pick<DataGroup, 'name' | 'periods'>): string =>
    periods
      .map((one) =>
        periods.length === 1
          ? period(one)
          : word('legal-data.of-part', {
              part: word(`legal-data.parts.${group}.${one}`),
              period: period(one),
            }),
      )
      .join(word('legal-data.between'));
  const partOf = ({ name: group, periods }: Pick<DataGroup, 'name' | 'periods'>, one: Retention): string =>
    word(periods.length === 1 ? `legal-data.groups.${group}.short` : `legal-data.parts.${group}.${one}`);
  switch (name) {
    case 'children':
    case 'adults':
    case 'schools': {
      const groups = [...dataGroups(name), ...(name === 'adults' && facts.demo ? dataGroups('demo') : [])];
      const rows = groups.map(({ name: group, periods }) => [
        word(`legal-data.groups.${group}.what`),
        word(`legal-data.groups.${group}.why`),
        keptFor({ name: group, periods }),
      ]);
      return [
        {
          kind: 'table',
          heads: [word('legal-data.what'), word('legal-data.why'), word('legal-data.how-long')],
          rows,
        },
      ];
    }
    case 'periods': {
      const all = (['children', 'adults', 'schools'] as const).flatMap(dataGroups);
      const rows = PERIODS.flatMap((one) => {
        const held = all.filter(({ periods }) => periods.includes(one));
        return held.length === 0
          ? []
          : [[period(one), held.map((group) => partOf(group, one)).join(word('legal-data.and'))]];
      });
      return [{ kind: 'table', heads: [word('legal-data.how-long'), word('legal-data.what')], rows }];
    }
    case 'companies': {
      const rows = companiesOf(facts).map(({ kind, name: company, simulated }) => [
        company ?? word('legal-data.companies.unnamed'),
        word(`legal-data.companies.${kind}.does`) +
          (simulated ? ` ${word('legal-data.companies.simulated')}` : ''),
        word(`legal-data.companies.${kind}.has`),
      ]);
      return [
        {
          kind: 'table',
          heads: [word('legal-data.company'), word('legal-data.does'), word('legal-data.has')],
          rows,
        },
      ];
    }
    case 'sign-on': {
      const { providers, simulated } = facts.signOn;
      if (providers.length === 0) return [];
      const names = providers
        .map((one) => word(`legal-data.companies.sign-on.${one}`))
        .join(word('legal-data.and'));
      const text = word('legal-data.companies.sign-on.text', { names });
      return [
        { kind: 'paragraph', text: simulated ? `${text} ${word('legal-data.companies.simulated')}` : text },
      ];
    }
    case 'measures': {
      const items = measuresOf(facts.security).map((one) => word(`legal-data.measures.${one}`));
      return [{ kind: 'list', start: null, items }];
    }
    case 'judged':
      return [{ kind: 'paragraph', text: word('legal-data.judged', judgedIn(facts.security)) }];
  }
}
