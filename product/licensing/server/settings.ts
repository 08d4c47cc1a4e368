import * as z from 'zod/mini';
import { type Environment, matching, readEnvironment } from '#platform/server/settings/environment.ts';

export type LicensingSettings = {
  /** Licenses for who invites a colleague, and for the colleague. */
  gifts: { inviter: number; invitee: number };
};

const lines = z.object({
  GIFT_LICENSES: z._default(
    matching(/^\d{1,3},\d{1,3}$/, 'must be two numbers such as 5,5: for the inviter, for the colleague'),
    '5,5',
  ),
});

export function readLicensingSettings(environment: Environment): LicensingSettings {
  const [inviter = 0, invitee = 0] = readEnvironment(lines, environment).GIFT_LICENSES.split(',').map(Number);
  return { gifts: { inviter, invitee } };
}
