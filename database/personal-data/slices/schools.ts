import { type Registry, TIMES } from './columns.ts';

export const schools = {
  school_days_off: { plain: ['id', 'school_id', 'first_day', 'last_day', 'words'] },
  activity: {
    plain: [
      ...(['id', 'at', 'type', 'actor_id', 'acting_as_by', 'educator_id', 'other_educator_id'] as const),
      'school_id',
      'students_count',
    ],
  },
  districts: { plain: ['id', 'name', 'prefix', 'state', 'story_moments', ...TIMES] },
  schools: {
    plain: [
      'id',
      'district_id',
      'name',
      'prefix',
      'state',
      'time_zone',
      'check_ins',
      'family_feelings',
      ...TIMES,
    ],
  },
  sign_on_tenants: { plain: ['provider', 'tenant', 'district_id', 'school_id', 'created_at'] },
  groups: { plain: ['id', 'kind', 'name', 'district_id', 'school_id', 'pool_on', 'factor_from', ...TIMES] },
  group_members: { plain: ['group_id', 'account_id', 'role', 'created_at'] },
  school_features: { plain: ['school_id', 'feature', 'is_on', 'reason', 'changed_by', 'changed_at'] },
  reading_agreements: { plain: ['group_id', 'school_id', 'agreed_by', 'created_at'] },
} satisfies Partial<Registry>;
