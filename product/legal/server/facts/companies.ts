import { isThisMachine } from '#platform/server/settings/settings-guards.ts';

/** What the settings say of others: who is not set up does not exist. */
export type Outside = {
  hostingOperator: string | null;
  smtpUrl: string | null;
  /** `simulated`: in demo mode the server stands in for them, and nothing leaves it. */
  cards: 'stripe' | 'simulated' | null;
  news: { host: string; simulated: boolean } | null;
  signOn: { providers: readonly string[]; simulated: boolean };
};

type Company = {
  kind: 'hosting' | 'mail' | 'cards' | 'news';
  /** Null: not named here. */
  name: string | null;
  simulated: boolean;
};

/** Whoever runs the computers sees them; mail leaves where another machine takes it. */
export function companiesOf({ hostingOperator, smtpUrl, cards, news }: Outside): Company[] {
  const mail = smtpUrl === null ? null : new URL(smtpUrl).hostname;
  return [
    { kind: 'hosting', name: hostingOperator, simulated: false },
    ...(mail === null || isThisMachine(mail)
      ? []
      : [{ kind: 'mail' as const, name: mail, simulated: false }]),
    ...(cards === null ? [] : [{ kind: 'cards' as const, name: 'Stripe', simulated: cards === 'simulated' }]),
    ...(news === null ? [] : [{ kind: 'news' as const, name: news.host, simulated: news.simulated }]),
  ];
}
