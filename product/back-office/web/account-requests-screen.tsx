import { AccountRequestsScreen as Requests } from '#product/accounts/web/people/account-requests-screen.tsx';
import { transferEntries } from './entries.ts';

/** The account requests, with what accounts cannot know: how an educator's students go to somebody else. */
export function AccountRequestsScreen() {
  return <Requests more={transferEntries} />;
}
