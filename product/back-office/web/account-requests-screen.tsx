import { AccountRequestsScreen as Requests } from '#product/accounts/web/people/account-requests-screen.tsx';
import { staffOfferLicenses } from '#product/licensing/web/offer-rest.ts';
import { staffTransferAllEntries } from '#product/rosters/web/transfer-all.tsx';

/** The account requests, with what accounts cannot know: how an educator's students go to somebody else. */
export function AccountRequestsScreen() {
  return <Requests more={(t, row) => staffTransferAllEntries(t, row, staffOfferLicenses)} />;
}
