import { useState } from 'react';
import type { SentTo } from '#platform/contract/endpoint.ts';
import type { Message } from '#platform/contract/message.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { type ApiError, call } from '#platform/web/api.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import type {
  educatorPaymentSession,
  newParentPaymentSession,
  parentPaymentSession,
} from '../../cards-contract.ts';
import { keepForm } from './kept-form.ts';
import { keepSecret } from './kept-secrets.ts';

type PaymentEndpoint =
  | typeof educatorPaymentSession
  | typeof parentPaymentSession
  | typeof newParentPaymentSession;

/** Begins a payment and leads to its page. What went wrong on the way is said on the form itself. */
export function usePayment<E extends PaymentEndpoint>(endpoint: E) {
  // The same until a payment page was opened: a try after a failure is the same purchase.
  const [operationId, setOperationId] = useState(() => newOperationId());
  const [problem, setProblem] = useState<Message | null>(null);
  const isOwnBusiness = ({ status }: ApiError): boolean =>
    status === ERROR_STATUS.unavailable || status === ERROR_STATUS.refused;
  return {
    operationId,
    problem,
    async send(values: SentTo<E>) {
      setProblem(null);
      const sent = { ...values, operation_id: operationId };
      const reply = await call(endpoint, sent, { quiet: isOwnBusiness });
      keepSecret(reply.session, reply.secret);
      keepForm(values);
      setOperationId(newOperationId());
      return reply;
    },
    onFail(error: ApiError) {
      if (isOwnBusiness(error)) setProblem(error.reply);
      return undefined;
    },
    /** Elsewhere, by a plain visit: the page is the payment service's own. */
    async onDone({ url }: { url: string }) {
      location.assign(url);
      // The button stays busy while the other page comes, and until somebody steps back from it.
      await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    },
  };
}
