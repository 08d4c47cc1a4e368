import * as z from 'zod/mini';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { FEATURES, type Feature } from '../../rules/features.ts';

/**
 * Whether a school has a feature, for every slice that has one to ask about. `school` is an id in SQL; children of
 * families have none, and with it everything.
 */
export const featureOnSql = (feature: Feature, school: string): string =>
  `not exists (select from school_features switched
      where switched.school_id = ${school} and switched.feature = '${feature}' and not switched.is_on)`;

const findOff = statement(
  { feature: z.enum(FEATURES) },
  'select feature from school_features where school_id = $1 and feature = $2 and not is_on',
);

/** Of a child without a school it is never off. */
export async function isFeatureOff(tx: Tx, feature: Feature, schoolId: number | null): Promise<boolean> {
  return schoolId !== null && (await findOff(tx, schoolId, feature)).length > 0;
}

export async function refuseWhereOff(tx: Tx, feature: Feature, schoolId: number | null): Promise<void> {
  if (await isFeatureOff(tx, feature, schoolId)) throw Refusal.because('error.feature-off');
}
