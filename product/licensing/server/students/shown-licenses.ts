import { PROGRAM_IDS } from '#brands/brand.ts';
import type { ShownOfLicenses } from '#product/rosters/server/students/ports.ts';

const endOf = (program: string): string =>
  `max(u.ends_on) filter (where u.program = '${program}') as ${program}`;

/** Handed to the lists of students: when each program's license ends, and whether the last is paid. One look for both. */
export const shownOfLicenses: ShownOfLicenses = {
  join: (row, as) => `left join lateral (
    select ${PROGRAM_IDS.map(endOf).join(', ')},
      coalesce(bool_or(u.ends_on = ${row}.license_ends_on and l.plan <> 'free-trial'), false) as paid
    from license_uses u left join license_lots l on l.id = u.lot_id
    where u.student_id = ${row}.id and u.returned_at is null
  ) ${as} on true`,
  columns: (joined) => ({
    ends_academy: `${joined}.academy`,
    ends_zoou: `${joined}.zoou`,
    ends_ssgrin: `${joined}.ssgrin`,
    ends_hoh: `${joined}.hoh`,
    ends_sim: `${joined}.sim`,
    paid: `${joined}.paid`,
  }),
};
