import type { EmailListAccess } from '#product/accounts/server/news/email-list.ts';
import type { Facts } from '#product/legal/server/facts/blocks.ts';
import { sourceOf } from '#product/legal/server/library.ts';
import type { Settings } from './settings.ts';

type There = {
  cards: boolean;
  news: { access: EmailListAccess; simulated: boolean } | null;
  signOn: readonly string[];
};

/** What the texts for districts and families say of others, as this server is set up. */
export function factsOfServices(settings: Settings, { cards, news, signOn }: There): Facts {
  return {
    demo: settings.demo,
    security: sourceOf('security', 'en'),
    hostingOperator: settings.hostingOperator,
    smtpUrl: settings.smtpUrl,
    filesEndpoint: settings.fileStore?.endpoint ?? null,
    cards: cards ? (settings.stripe === null ? 'simulated' : 'stripe') : null,
    news: news === null ? null : { host: new URL(news.access.url).host, simulated: news.simulated },
    signOn: { providers: signOn, simulated: settings.demo },
  };
}
