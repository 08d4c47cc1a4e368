import { notify } from '#platform/contract/message.ts';
import type { Serve } from '#platform/server/serve.ts';
import { paymentCompleted } from '../contract.ts';

/** No payment session has ever been opened here, so every one that is asked about is unknown. */
export function paymentRoutes(serve: Serve): void {
  serve(paymentCompleted, async () => notify('notification.payment-unknown', undefined, 'warning'));
}
