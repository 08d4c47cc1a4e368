import * as z from 'zod/mini';
import { type Environment, emailAddress, readEnvironment } from '#platform/server/settings/environment.ts';

export type LegalSettings = {
  /** Who runs the computers, as the agreement names them; null leaves that to the signed copy. */
  hostingOperator: string | null;
  /** Who hears of faults; null: the brand's support. */
  securityEmail: string | null;
};

const lines = z.object({
  HOSTING_OPERATOR: z.optional(z.string()),
  SECURITY_EMAIL: z.optional(emailAddress()),
});

export function readLegalSettings(environment: Environment): LegalSettings {
  const { HOSTING_OPERATOR: host = null, SECURITY_EMAIL: email = null } = readEnvironment(lines, environment);
  return { hostingOperator: host, securityEmail: email };
}
