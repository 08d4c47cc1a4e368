import type { Brand } from './brand.ts';
import { standard } from './standard.ts';

export const kindred: Brand = {
  ...standard,
  id: 'kindred',
  name: 'Kindred',
  programs: {
    en: { ...standard.programs.en, academy: 'Kindred Academy' },
    'zh-TW': { ...standard.programs['zh-TW'], academy: 'Kindred 學園' },
  },
  warnsOfEmailAsStudentUsername: true,
};
