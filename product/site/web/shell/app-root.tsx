import { Outlet } from '@tanstack/react-router';
import { AccountDialogs } from '#product/accounts/web/dialogs/dialogs.tsx';
import { Snackbars } from '#ui/snackbars/snackbars.tsx';
import { RouteFocus } from './route-focus.tsx';

/** Around every page of an app: what speaks to the visitor whatever the page. */
export function AppRoot() {
  return (
    <>
      <Outlet />
      <AccountDialogs />
      <Snackbars />
      <RouteFocus />
    </>
  );
}
