import type { Job } from '#platform/server/jobs.ts';
import { deliverMail } from '#platform/server/mail.ts';
import { UPLOAD_JOBS } from '#product/rosters/server/uploads/jobs.ts';
import { housekeeping } from './housekeeping.ts';

/** Every kind of background work, by name. */
export const JOBS: readonly Job<object>[] = [deliverMail, housekeeping, ...UPLOAD_JOBS];
