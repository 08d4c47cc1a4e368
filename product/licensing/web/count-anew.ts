import { refreshEcommerce } from '#product/accounts/web/session/session.ts';

/** The home page counts licenses. */
export function countLicensesAnew(): void {
  void refreshEcommerce().catch(() => undefined);
}
