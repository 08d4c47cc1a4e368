import type { Brand } from './brand.ts';
import { standard } from './standard.ts';

export const kindred: Brand = {
  ...standard,
  id: 'kindred',
  name: 'Kindred',
  programs: { ...standard.programs, academy: 'Kindred Academy' },
  warnsOfEmailAsStudentUsername: true,
};
