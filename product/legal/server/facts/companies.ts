import { isThisMachine } from '#platform/server/settings/settings-guards.ts';

/** What the settings say of others: who is not set up does not exist. */
export type ConnectedServices = {
  hostingOperator: string | null;
  smtpUrl: string | null;
  /** Where large files lie, sealed; null: in the database. */
  filesEndpoint: string | null;
  /** `simulated`: in demo mode the server stands in for them, and nothing leaves it. */
  cards: 'stripe' | 'simulated' | null;
  news: { host: string; simulated: boolean } | null;
  signOn: { providers: readonly string[]; simulated: boolean };
};

type Company = {
  kind: 'hosting' | 'files' | 'mail' | 'cards' | 'news';
  /** Null: not named here. */
  name: string | null;
  simulated: boolean;
};

/** Whoever runs the computers sees them; files and mail leave where another machine takes them. */
export function companiesOf(services: ConnectedServices): Company[] {
  const { hostingOperator, smtpUrl, filesEndpoint, cards, news } = services;
  return [
    { kind: 'hosting', name: hostingOperator, simulated: false },
    ...elsewhere('files', filesEndpoint),
    ...elsewhere('mail', smtpUrl),
    ...(cards === null ? [] : [{ kind: 'cards' as const, name: 'Stripe', simulated: cards === 'simulated' }]),
    ...(news === null ? [] : [{ kind: 'news' as const, name: news.host, simulated: news.simulated }]),
  ];
}

function elsewhere(kind: 'files' | 'mail', address: string | null): Company[] {
  if (address === null) return [];
  const { hostname } = new URL(address);
  return isThisMachine(hostname) ? [] : [{ kind, name: hostname, simulated: false }];
}
