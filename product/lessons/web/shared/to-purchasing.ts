import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError } from '#platform/web/api.ts';
import { tellProblem } from '#product/accounts/web/session/api-problems.ts';
import { goTo } from '#product/accounts/web/session/navigation.ts';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';

/** As the server would refuse it, without asking. */
export async function toPurchasing(isParent: boolean): Promise<void> {
  if (!isParent) return tellProblem(new ApiError(ERROR_STATUS['payment-required'], null));
  await goTo('/parent/purchasing');
  showSnackbar({ type: 'warning', i18n: 'error.payment-required', persistent: true });
}
