import { useBrand } from '#platform/web/brand.tsx';
import { useSession } from '#product/accounts/web/session/session.ts';
import { supportAddress } from '../../rules/support-address.ts';

export function useSupportAddress(): string {
  const { links } = useBrand();
  return supportAddress(
    useSession(({ user }) => user),
    links.supportEmail,
  );
}
