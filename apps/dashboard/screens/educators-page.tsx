import { GrantAccessButton, licenseEntries } from '#product/licensing/web/educator-licenses.tsx';
import { offerLicenses } from '#product/licensing/web/offer-rest.ts';
import { EducatorsScreen } from '#product/rosters/web/educators-screen.tsx';

/** The educators of a group, with what its admins do with licenses. */
export function EducatorsPage() {
  return (
    <EducatorsScreen further={licenseEntries} afterTransfer={offerLicenses} actions={<GrantAccessButton />} />
  );
}
