import { type Brand, FOOTER_ROW, HOME_CARDS } from './brand.ts';
import { standard } from './standard.ts';

export const taiwan: Brand = {
  ...standard,
  id: 'taiwan',
  // There they have these names alone.
  programs: { en: standard.programs['zh-TW'], 'zh-TW': standard.programs['zh-TW'] },
  locales: ['zh-TW', 'en'],
  colors: {
    ...standard.colors,
    primary: [
      '#fdeeee',
      '#f9dcdc',
      '#f0b6b6',
      '#e78d8c',
      '#dc6867',
      '#cf4b4a',
      '#bd3a3a',
      '#a52c2d',
      '#8a2223',
      '#6c1819',
    ],
    accent: '#3f7fa6',
    paper: '#fdf7f4',
    paperDark: '#241d1d',
  },
  logo: { left: '#2f7f6a', right: '#e58aa0', shared: '#fbd9a0' },
  header: { layout: 'banded', languageSwitch: true },
  footer: {
    layout: 'band',
    links: FOOTER_ROW,
    partnerLogos: false,
  },
  // The W-9 is a form of the United States.
  home: { cards: HOME_CARDS.filter((card) => card !== 'info'), community: null },
  loginFooter: false,
  help: {
    hotlines: {
      en: '1925 (someone to talk to, day and night), 113 (protection of children and families)',
      'zh-TW': '1925（安心專線，全天）、113（保護專線，全天）',
    },
    emergency: { en: '110 or 119', 'zh-TW': '110 或 119' },
  },
};
