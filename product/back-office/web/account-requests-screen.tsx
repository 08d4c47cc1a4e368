import { AccountRequestsScreen as Requests } from '#product/accounts/web/people/account-requests-screen.tsx';
import { staffTransferAllEntries } from '#product/rosters/web/transfer-all.tsx';

/** The account requests, with what accounts cannot know: how an educator's students go to somebody else. */
export function AccountRequestsScreen() {
  return <Requests more={staffTransferAllEntries} />;
}
