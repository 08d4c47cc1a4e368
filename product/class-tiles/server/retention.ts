import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';

const ENDED = { clock: 't.ends_at', period: { days: 0 }, every: 'hour' } as const;

/** Devices of a school year that is over, and cards nobody used. */
export const CLASS_TILE_RULES: readonly RetentionRule[] = [
  rule({ table: 'class_devices', ...ENDED, goes: 'delete from class_devices' }),
  rule({ table: 'class_cards', ...ENDED, goes: 'delete from class_cards' }),
];
