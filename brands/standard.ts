import { type Brand, HOME_CARDS } from './brand.ts';

export const standard: Brand = {
  id: 'standard',
  name: 'Kindred',
  programs: {
    en: {
      academy: 'Zoo Academy',
      zoou: 'Zoo U',
      ssgrin: 'S.S. Grin',
      hoh: 'Hall of Heroes',
      sim: 'Stories in Motion',
    },
    'zh-TW': {
      academy: '動物學園',
      zoou: '動物大學',
      ssgrin: '微笑號',
      hoh: '英雄會館',
      sim: '動態故事',
    },
  },
  locales: ['en', 'zh-TW'],
  colors: {
    primary: [
      '#e8f6f3',
      '#d0ebe5',
      '#a3d8cd',
      '#72c3b3',
      '#48ad9b',
      '#2b9886',
      '#1a8373',
      '#0f6e61',
      '#0a5a50',
      '#06443d',
    ],
    accent: '#f2a65a',
    paper: '#fdf8f1',
    paperDark: '#1b2426',
  },
  logo: { left: '#2f8a83', right: '#ec7f66', shared: '#fbd28b' },
  header: { layout: 'plain', languageSwitch: false },
  footer: {
    layout: 'columns',
    links: [
      ...(['marketing', 'interventions', 'terms', 'privacy', 'agreement'] as const),
      ...(['security', 'accessibility', 'report-a-fault', 'status', 'support'] as const),
    ],
    partnerLogos: true,
  },
  home: { cards: HOME_CARDS, community: null },
  loginFooter: true,
  warnsOfEmailAsStudentUsername: false,
  help: {
    hotlines: {
      en: '988, the Suicide and Crisis Lifeline (call or text, day and night)',
      'zh-TW': '988（美國自殺與危機生命線，可撥打或傳簡訊，全天）',
    },
    emergency: { en: '911', 'zh-TW': '911' },
  },
  links: { marketing: '/#schools', interventions: '/#programs', supportEmail: 'support@kindred.test' },
};
