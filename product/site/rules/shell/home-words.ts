import type { Locale } from '#brands/brand.ts';

/**
 * At home there are children, no students and no class: parents and homeschooling educators read the same screens in
 * their own words (docs/product/words.md). Whole sentences that speak of a school have one of their own below.
 */
export type Texts = { readonly [key: string]: string | Texts };

/** The places of everybody, and what has a name of its own. */
const SPOKEN_TO_ALL = [
  'legal',
  'legal-data',
  'purchasing-packets',
  'site-landing',
  'site',
  'site-student',
  'play',
  'play-check-in',
  'play-games',
  'play-keepsakes',
  'play-missions',
  'design',
  'demo',
  'accounts-sign-on',
];

const RULES: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bstudent site\b/g, 'children’s site'],
    [/\b[Ss]tudent ID\b/g, 'Child’s ID'],
    [/\bstudents\b/g, 'children'],
    [/\bStudents\b/g, 'Children'],
    [/\bstudent\b/g, 'child'],
    [/\bStudent\b/g, 'Child'],
    // A license is given: nobody is assigned anything at home.
    [/\bassign\b/g, 'give'],
    [/\bAssign\b/g, 'Give'],
    [/\bassigned\b/g, 'given'],
    [/\byour class feels\b/g, 'your children feel'],
    [/\byour class\b/g, 'your children'],
    [/\bon your roster\b/g, 'in your family'],
  ],
  'zh-TW': [
    [/學生網站/g, '孩子的網站'],
    [/學生(?!證)/g, '孩子'],
    [/指派給/g, '給'],
    [/指派/g, '給'],
    [/您的班級/g, '您的孩子'],
    [/班級代碼/g, '家庭代碼'],
  ],
};

const SENTENCES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    'site-dashboard.home.login-title': 'Where your children log in',
    'site-dashboard.home.open': 'Open the children’s site',
    'check-ins.class.mine': 'Your children',
    'site-home.cards.skills.text': 'What each one looks like at home, and a scene to try it yourself.',
    'site-home.cards.assessment.title': 'How your children are doing',
    'site-home.cards.assessment.text':
      'What they played and practiced. This is not a screening or a diagnosis.',
    'site-dashboard.home.login-text':
      'Your children log in on their own site. Open it on their device and bookmark it.',
    'site-dashboard.home.support-text':
      "Questions about a license or a child's data? Write to us, and a person will answer.",
    'site-dashboard.home.purchasing-text-educator': 'Licenses for more children, for a year.',
    'site-dashboard.support.topics.students': 'My children',
    'site-dashboard.sidebar.class-code': 'Family Code',
    // Siblings are not ranked.
    'notifications.dashboard.top-students': 'Who played in the week of {{date}}: {{names}}.',
    'notifications.dashboard.back-to-school':
      'A new year of learning! For {{year}}, check your list of children, archive those who no longer play, and add the new ones.',
    'accounts.settings.profile.intro': 'Your name as your children see it.',
    'accounts.settings.class-code.title': 'Family Code',
    'accounts.settings.class-code.intro':
      'With a family code, all your children can log in with their username and one shared code. Their own passwords keep working.',
    'accounts.settings.class-code.is-on': 'Your family code is on',
    'accounts.settings.class-code.is-off': 'Your family code is off',
    'accounts.settings.class-code.class_code': 'Family code',
    'accounts.settings.class-code.new-code': 'New family code',
    'accounts.settings.class-code.turn-off-title': 'Turn the family code off?',
    'notification.class-code.on': 'Your family code is on. Your children can use it now.',
    'notification.class-code.changed': 'Your family code has been changed. The old one no longer works.',
    'notification.class-code.off': 'Your family code is off',
    'rosters.login-information.class-code': 'If a family code is on, it works in place of the password.',
    'rosters.login-information.badges':
      'A badge logs in without a password: opened as a link, or held to the camera. Keep the card safe.',
    'rosters.fields.colleagues-hint': 'Other educators in one of your groups. Type a name to find them.',
    'site-dashboard.home.left.own_individual_one': '{{count}} license is left',
    'site-dashboard.home.left.own_individual_other': '{{count}} licenses are left',
    'licensing.transfer-own.text-individual':
      'You have {{individual}} licenses to pass on. They go to another educator in one of your groups. Gifts stay with you.',
    'licensing.transfer-own.text-site':
      'You have {{site}} licenses from your site license to pass on. They go to another educator in one of your groups.',
    'licensing.transfer-own.text-both':
      'You have {{individual}} licenses and {{site}} from your site license to pass on. They go to another educator in one of your groups. Gifts stay with you.',
    // At home a report is the letter to the family.
    'insight-student.week.ready': 'The letter about {{program}} is ready.',
    'site-dashboard.first-report.title': 'Your first letter',
    'site-dashboard.first-report.text':
      'It says what play shows of your child, and what to try at home. Print it, or share it with somebody in the family.',
    'reports.share.action': 'Share the letter',
    'reports.share.title': 'Share the letter',
    // At home a lesson is done together; nobody teaches a class.
    'lessons.said.taught': 'Marked as done',
    'lessons.said.no-longer-taught': 'No longer marked as done',
    'lessons.library.taught-on': 'Done on {{day}}',
    'lessons.shelves.taught': 'Recently done',
    'lessons.shelves.taught-on': 'Done on {{day}}',
    'lessons.page.teach': 'Mark as done',
    'lessons.page.unteach': 'No longer done on {{day}}',
    'lessons.teach.title': 'Mark as done',
    'lessons.teach.submit': 'Mark as done',
    'lessons.columns.taught': 'Done',
    'lessons.columns.taught-on': 'Last done',
    'lessons.columns.taught-last': 'Last done',
    // At home one pays by card: what was given was paid.
    'purchasing-orders.statuses.granted': 'Paid',
    'licensing.refused.archived':
      'No license can be given: some of those you selected are archived. Unarchive them first.',
    'validation.student-on-roster': 'This child is already in your family',
    'lessons-film.shots.add-student.caption': 'Add a child in under a minute.',
    'lessons-film.shots.add-student.told':
      'On **Manage children**, a grown-up presses **Add child**, types a first and a last name, chooses a grade and saves. A message says that it is done, and the login is there to print.',
    'lessons-film.shots.login-card.told':
      'The grown-up opens **Login information** for one child and presses **Print cards**. The card grows until it fills the picture: a name, a username, a password and a square code.',
    'lessons-film.shots.family.caption': 'You get your own version,\nin your language.',
    // One grown-up and one child are two.
    'lessons.usages.group': 'Two or more',
  },
  'zh-TW': {
    'site-dashboard.home.purchasing-text-educator': '為更多孩子購買授權，每個授權可使用一年。',
    'site-home.cards.skills.text': '每項能力在家裡是什麼樣子，還有可以親自試玩的場景。',
    'site-home.cards.assessment.title': '孩子的近況',
    'site-home.cards.assessment.text': '孩子玩了什麼、練習了什麼。這不是篩檢，也不是診斷。',
    'site-dashboard.support.topics.students': '我的孩子',
    'licensing.assign.title_one': '把授權給 {{name}}',
    'licensing.refused.archived': '無法給授權：您選取的對象有一部分已封存。請先取消封存。',
    'site-dashboard.home.support-text': '對授權或孩子的資料有疑問嗎？寫信給我們，會有專人回覆。',
    'accounts.settings.profile.intro': '您的孩子看到的名字。',
    'accounts.settings.class-code.intro':
      '開啟家庭代碼後，您的孩子可以用自己的帳號加上同一組代碼登入，原本的密碼也照樣能用。',
    'rosters.login-information.badges': '識別證不需要密碼即可登入：打開連結，或對準鏡頭。請妥善保管卡片。',
    'lessons-film.shots.add-student.caption': '一分鐘內新增一位孩子。',
    'lessons-film.shots.add-student.told':
      '大人在「**管理孩子**」按下「**新增孩子**」，輸入姓名、選擇年級並儲存。畫面上出現完成的訊息，登入資料也準備好列印了。',
    'lessons-film.shots.login-card.told':
      '大人打開一位孩子的「**登入資料**」，按下「**列印登入卡**」。卡片放大到整個畫面：姓名、帳號、密碼和一個方形條碼。',
    'lessons-film.shots.family.caption': '您有自己的版本，\n用自己的語言。',
    'lessons.usages.group': '兩個人以上',
    'lessons.sections.student': '可以印的那一頁',
    'insight-student.week.ready': '{{program}} 的信可以看了。',
    'site-dashboard.first-report.title': '您的第一封信',
    'site-dashboard.first-report.text':
      '它說明孩子在遊戲中的表現，還有在家可以試試的事。可以列印，也可以分享給家人。',
    'reports.share.action': '分享這封信',
    'reports.share.title': '分享這封信',
    'purchasing-orders.statuses.granted': '已付款',
    'lessons.said.taught': '已標記為做過',
    'lessons.said.no-longer-taught': '已取消做過的標記',
    'lessons.library.taught-on': '{{day}} 做過',
    'lessons.shelves.taught': '最近做過',
    'lessons.shelves.taught-on': '{{day}} 做過',
    'lessons.page.teach': '標記為做過',
    'lessons.page.unteach': '取消 {{day}} 的做過標記',
    'lessons.teach.title': '標記為做過',
    'lessons.teach.submit': '標記為做過',
    'lessons.columns.taught': '做過',
    'lessons.columns.taught-on': '上次做的日子',
    'lessons.columns.taught-last': '上次做的日子',
    'notifications.dashboard.top-students': '{{date}} 那一週玩過的孩子：{{names}}。',
    'site-dashboard.home.login-title': '孩子的登入網址',
    'site-dashboard.home.open': '開啟孩子的網站',
    'site-dashboard.home.login-text': '孩子在專屬網站登入。請在孩子的裝置上開啟並加入書籤。',
  },
};

/** A branch of the texts, as somebody at home reads it. */
export function atHome(locale: Locale, branch: string, texts: Texts): Texts {
  if (SPOKEN_TO_ALL.includes(branch)) return texts;
  return turned(texts, branch, locale);
}

function turned(texts: Texts, path: string, locale: Locale): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      const place = `${path}.${key}`;
      if (typeof value !== 'string') return [key, turned(value, place, locale)];
      const own = SENTENCES[locale][place];
      return [key, own ?? inOtherWords(value, locale)];
    }),
  );
}

/** A text that is in no branch: a guide's. */
export function textAtHome(locale: Locale, text: string): string {
  return inOtherWords(text, locale);
}

/** What stands for a value, or for another text, is no word: `{{student}}` keeps its name. */
const STANDS_FOR = /(\{\{.*?\}\}|\$t\(.*?\))/;

function inOtherWords(text: string, locale: Locale): string {
  const reword = (part: string) =>
    RULES[locale].reduce((said, [word, other]) => said.replaceAll(word, other), part);
  return text
    .split(STANDS_FOR)
    .map((part, index) => (index % 2 === 0 ? reword(part) : part))
    .join('');
}
