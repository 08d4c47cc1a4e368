import { ProfileScreen } from '#product/accounts/web/settings/profile-screen.tsx';
import { OwnDataCards } from '#product/own-data/web/own-data-cards.tsx';

/** Who somebody is here, and what becomes of the account. */
export function ProfilePage() {
  return <ProfileScreen more={<OwnDataCards />} />;
}
