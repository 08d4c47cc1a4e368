/** Everything that differs between brands. Code asks the brand what to do, never which brand it is. */
export const PROGRAM_IDS = ['academy', 'zoou', 'ssgrin', 'hoh', 'sim'] as const;
export type ProgramId = (typeof PROGRAM_IDS)[number];

export const LOCALES = ['en', 'zh-TW'] as const;
export type Locale = (typeof LOCALES)[number];

export type BrandColors = {
  /** Ten shades, light to dark; the seventh is the button, dark enough for white text (4.5:1). */
  primary: readonly [string, string, string, string, string, string, string, string, string, string];
  accent: string;
  /** The warm paper behind everything, in light and in dark. */
  paper: string;
  paperDark: string;
};

/** What a home may offer beside the children; the last seven are the cards around the product. */
export const HOME_CARDS = [
  'purchase',
  'quote',
  'history',
  'licenses',
  'info',
  'invite',
  'returning',
  'tips',
  'skills',
  'library',
  'development',
  'assessment',
  'community',
] as const;
export type HomeCard = (typeof HOME_CARDS)[number];

export type FooterLink =
  | 'marketing'
  | 'terms'
  | 'privacy'
  | 'agreement'
  | 'security'
  | 'accessibility'
  | 'report-a-fault'
  | 'status'
  | 'interventions'
  | 'support';

/** What a footer of one row leads to: every text, whether things work, and help. */
export const FOOTER_ROW: readonly FooterLink[] = [
  'terms',
  'privacy',
  'agreement',
  'security',
  'accessibility',
  'report-a-fault',
  'status',
  'support',
];

export type Brand = {
  id: string;
  /** The product's name, wherever it is spoken of. */
  name: string;
  /** What its programs are called, in the language of who reads. */
  programs: Readonly<Record<Locale, Readonly<Record<ProgramId, string>>>>;
  /** The first is shown until the visitor chooses another. */
  locales: readonly [Locale, ...Locale[]];
  colors: BrandColors;
  /** The mark's two leaves, and where they overlap. */
  logo: { left: string; right: string; shared: string };
  /** `languageSwitch`: who is signed in has it in the header, not in the account menu. */
  header: { layout: 'plain' | 'banded'; languageSwitch: boolean };
  footer: { layout: 'columns' | 'band'; links: readonly FooterLink[]; partnerLogos: boolean };
  /** Which cards homes show, and where educators meet outside of the product, where they do. */
  home: { cards: readonly HomeCard[]; community: string | null };
  /** The links below the login form. */
  loginFooter: boolean;
  /** An address typed as a student username gets a hint to the dashboard's login. */
  warnsOfEmailAsStudentUsername: boolean;
  /** Whom to call: for somebody to talk to, and where there is danger. Looked up anew each August. */
  help: { hotlines: Readonly<Record<Locale, string>>; emergency: Readonly<Record<Locale, string>> };
  links: { marketing: string; interventions: string; supportEmail: string };
};
