import {
  ADAPT_KEYS,
  type ArticleBlock,
  type Figure,
  type Lesson,
  type LessonProse,
  type LessonTranslation,
  type StudentBlock,
} from '../lesson/lesson.ts';

/** A lesson as a file again. What the reader lost on the way is missing here. */
export function printLesson({ facts, cover, prose }: Lesson): string {
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  const figure = ({ who, face, pose }: Figure): string => `${who}/${face}/${pose}`;
  const front = {
    id: facts.id,
    title: facts.title,
    type: facts.type,
    usage: facts.usage.join(', '),
    skills: facts.skills.join(', '),
    level: facts.level,
    grades: facts.grades,
    prep: facts.prep,
    challenges: facts.challenges.join(', '),
    minutes: String(facts.minutes),
    overview: facts.overview,
    materials: facts.materials,
    student_anchor: facts.studentAnchor ?? '',
    featured: facts.featured,
    scene: facts.scene ?? '',
    practice: facts.practice,
    family: yes(facts.family),
    safety: yes(facts.safety),
    ...(facts.homeOverview === null ? {} : { home_overview: facts.homeOverview }),
    ...(facts.schoolOnly === null ? {} : { school_only: facts.schoolOnly }),
    cover: `place=${cover.place}; left=${figure(cover.left)}; right=${figure(cover.right)}`,
  };
  return whole(front, prose);
}

export function printTranslation(words: LessonTranslation): string {
  const { id, title, overview, materials, studentAnchor, homeOverview, prose } = words;
  const home = homeOverview === null ? {} : { home_overview: homeOverview };
  return whole({ id, title, overview, materials, student_anchor: studentAnchor ?? '', ...home }, prose);
}

function whole(front: Record<string, string>, prose: LessonProse): string {
  const facts = Object.entries(front).map(([key, value]) => `${key}: ${value}`.trim());
  return `${['---', ...facts, '---', '', ...proseLines(prose)].join('\n')}\n`;
}

const listed = (items: readonly string[]): string[] => items.map((item) => `- ${item}`);

function proseLines(prose: LessonProse): string[] {
  const section = (key: keyof LessonProse, lines: readonly string[] | null | undefined): string[] =>
    lines === null || lines === undefined ? [] : [`## ${key}`, ...lines, ''];
  const { clip, adapt } = prose;
  return [
    ...section('why', prose.why),
    ...section('before', listed(prose.before)),
    ...section(
      'steps',
      prose.steps.flatMap(({ minutes, name, parts }) => [
        `### ${minutes} min · ${name}`,
        ...parts.map(({ kind, text }) => (kind === 'say' ? `> ${text}` : text)),
      ]),
    ),
    ...section('article', prose.article?.flatMap(articleLines)),
    ...section('clip', clip === null ? null : [`file: ${clip.file}`, ...listed(clip.questions)]),
    ...section(
      'quiz',
      prose.quiz?.flatMap(({ text, answers }) => [
        `? ${text}`,
        ...listed(answers.map((answer) => `${answer.text} => ${answer.reply}`)),
      ]),
    ),
    ...section('transfer', prose.transfer),
    ...section(
      'adapt',
      ADAPT_KEYS.flatMap((key) => (adapt[key] === undefined ? [] : [`- ${key}: ${adapt[key]}`])),
    ),
    ...section('check', listed(prose.check)),
    ...section('safety', prose.safety === null ? null : ['[worrying]', ...prose.safety]),
    ...section(
      'student',
      prose.student?.flatMap(({ title, blocks }) => [`### page: ${title}`, ...blocks.flatMap(blockLines)]),
    ),
    ...section('family', prose.family),
    ...section('home', prose.home === null ? null : listed(prose.home)),
  ];
}

const numbered = (start: number | null, items: readonly string[]): string[] =>
  items.map((item, at) => (start === null ? `- ${item}` : `${start + at}. ${item}`));

function articleLines(block: ArticleBlock): string[] {
  if (block.kind === 'list') return numbered(block.start, block.items);
  return [block.lead === null ? block.text : `**${block.lead}** ${block.text}`.trim()];
}

function blockLines(block: StudentBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
      return numbered(
        block.start,
        block.items.map(({ text, mark }) =>
          mark === null ? text : `${text} ${blockLines(mark).join('')}`.trim(),
        ),
      );
    case 'lines':
      return [`[lines ${block.count}]`];
    case 'box':
      return [`[box ${block.cm}]`];
    case 'draw':
      return [`[draw: ${block.outline} ${block.cm}]`];
    case 'faces':
      return [`[faces: ${block.faces.join(', ')}]`];
    case 'scale':
      return [`[scale ${block.from}-${block.to}: ${block.left} | ${block.right}]`];
    case 'choose':
      return [`[choose: ${block.among.join(' | ')}]`];
    case 'columns':
      return [`[columns: ${block.heads.join(' | ')}]`, ...block.rows.map((row) => `[row: ${row}]`)];
    case 'circles':
      return [`[circles: ${block.count}]`];
    case 'arrow':
      return [`[arrow: ${block.to}]`];
    case 'cut':
      return ['[cut]'];
  }
}
