import { createHmac } from 'node:crypto';
import { answerOf } from '../../rules/people/news.ts';

/** Where news is sent from, and how it knows that it is us: null for who only says where it is. */
export type EmailListAccess = { url: string; secret: string | null };

type ListEntry = { email: string; subscribed: boolean; language: string | null };

export type EmailList = { tell(entry: ListEntry, now: Date): Promise<'told' | 'rejected'> };

const TIMEOUT_MILLISECONDS = 10_000;
const SIGNATURE_HEADER = 'kindred-signature';

/** The list could not be heard. The message is for the log: it names no person. */
class ListProblem extends Error {
  override name = 'ListProblem';
}

/** One signed POST a change. The signature covers the moment, so that nobody can send an old one again. */
export function emailList({ url, secret }: { url: string; secret: string }): EmailList {
  return {
    async tell(entry, now) {
      const body = JSON.stringify({ ...entry, at: now.toISOString() });
      const seconds = Math.floor(now.getTime() / 1000);
      const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: `t=${seconds},v1=${signed}` },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      }).catch((error: unknown) => {
        throw new ListProblem(
          `the email list does not answer: ${error instanceof Error ? error.name : 'error'}`,
        );
      });
      await response.body?.cancel();
      const answer = answerOf(response.status);
      if (answer === 'again') throw new ListProblem(`the email list answers ${response.status}`);
      return answer;
    },
  };
}
