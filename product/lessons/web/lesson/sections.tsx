import { ShieldAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { More } from '#ui/navigation/more.tsx';
import { askedOtherwise } from '../../rules/fitting/after-scenes.ts';
import { ADAPT_KEYS, type ArticleBlock, SECTIONS, type Section } from '../../rules/lesson/lesson.ts';
import { ClipPart } from '../clip/clip-part.tsx';
import { Marked } from '../shared/marked.tsx';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import { Facts } from './facts.tsx';
import styles from './lesson-page.module.css';
import { Quiz } from './quiz.tsx';
import { Steps } from './steps.tsx';
import { StudentPages } from './student-pages.tsx';

type SectionsProps = {
  lesson: WholeLesson;
  /** Families begin with what is written to them; what they can do with it stands before the rest. */
  part: keyof typeof PARTS;
};

/** How a group does it at school. Families have it folded: what they need of it is written to them. */
const PLAN: readonly Section[] = ['why', 'before', 'steps', 'transfer', 'adapt', 'check'];

const PARTS = {
  all: SECTIONS,
  letter: ['family', 'home'],
  'after-letter': ['article', 'clip', 'quiz', 'safety', 'student'],
} as const satisfies Record<string, readonly Section[]>;

/** The whole lesson in the order of the paper. */
export function Sections({ lesson, part }: SectionsProps) {
  const evidence = part === 'letter' ? null : lesson.evidence;
  const { t } = useTranslation();
  return (
    <div className={styles.sections} lang={lesson.language}>
      {part === 'after-letter' && <Facts lesson={lesson} />}
      {PARTS[part].map((name) => (
        <OneSection key={name} name={name} lesson={lesson} />
      ))}
      {part === 'after-letter' && (
        <div className={styles.plan}>
          <More title={t('lessons.page.school-plan')}>
            <div className={styles.sections}>
              {PLAN.map((name) => (
                <OneSection key={name} name={name} lesson={lesson} />
              ))}
            </div>
          </More>
        </div>
      )}
      {evidence !== null && (
        <Framed title={t('lessons.page.evidence')}>
          <p>
            <strong>{t(`lessons.strengths.${evidence.strength}`)}</strong>{' '}
            <span lang="en">{evidence.note}</span>
          </p>
          <p className={styles.sources} lang="en">
            {evidence.sources}
          </p>
        </Framed>
      )}
    </div>
  );
}

function OneSection({ name, lesson }: { name: Section; lesson: WholeLesson }) {
  const { t } = useTranslation();
  const { prose, worrying } = lesson;
  const title = t(`lessons.sections.${name}`);
  switch (name) {
    case 'why':
      return (
        <Framed title={title} look="why">
          <Paragraphs texts={prose.why} />
        </Framed>
      );
    case 'before':
      return (
        <Framed title={title}>
          <List items={prose.before} />
        </Framed>
      );
    case 'steps':
      return (
        <Framed title={title}>
          <Steps lesson={lesson} />
        </Framed>
      );
    case 'article':
      return prose.article === null ? null : (
        <Framed title={title}>
          <Article blocks={prose.article} />
        </Framed>
      );
    case 'clip':
      return prose.clip === null || lesson.watched === null ? null : (
        <Framed title={title} look="clip">
          <ClipPart lesson={lesson} clip={lesson.watched} questions={prose.clip.questions} />
        </Framed>
      );
    case 'quiz':
      return prose.quiz === null ? null : (
        <Framed title={title}>
          <Quiz lesson={lesson} questions={prose.quiz} />
        </Framed>
      );
    case 'transfer':
      return (
        <Framed title={title}>
          <Transfer lesson={lesson} />
        </Framed>
      );
    case 'adapt':
      return (
        <Framed title={title}>
          <dl className={styles.adapt}>
            {ADAPT_KEYS.filter((key) => prose.adapt[key] !== undefined).map((key) => (
              <div key={key}>
                <dt>{t(`lessons.adapts.${key}`)}</dt>
                <dd>
                  <Marked text={prose.adapt[key] ?? ''} />
                </dd>
              </div>
            ))}
          </dl>
        </Framed>
      );
    case 'check':
      return (
        <Framed title={title}>
          <List items={prose.check} />
        </Framed>
      );
    case 'safety':
      return prose.safety === null && worrying === null ? null : (
        <Framed title={title} look="safety" icon={<ShieldAlert />}>
          {worrying !== null && (
            <>
              <h3>{worrying.title}</h3>
              <Paragraphs texts={worrying.paragraphs} />
            </>
          )}
          <Paragraphs texts={prose.safety ?? []} />
        </Framed>
      );
    case 'student':
      return prose.student === null ? null : (
        <Framed title={title} look="student">
          <StudentPages pages={prose.student} level={lesson.facts.level} />
        </Framed>
      );
    case 'family':
      return prose.family === null ? null : (
        <Framed title={title} look="letter">
          <Paragraphs texts={prose.family} />
        </Framed>
      );
    case 'home':
      return prose.home === null ? null : (
        <Framed title={title}>
          <List items={prose.home} />
        </Framed>
      );
  }
}

/** What to ask after the scene, what after the others that lead here, and what to do that week. */
function Transfer({ lesson: { facts, prose, scenes, language: lng } }: { lesson: WholeLesson }) {
  const { t } = useTranslation();
  const [skill = 'er'] = facts.skills;
  const question = t(`lessons.after-other.ask.${skill}`, { lng });
  const otherwise = askedOtherwise(facts, scenes).map(({ title }) =>
    t('lessons.after-other.line', { scene: title, question, lng }),
  );
  const [asked, ...others] = prose.transfer;
  return <Paragraphs texts={[...(asked === undefined ? [] : [asked]), ...otherwise, ...others]} />;
}

type FramedProps = {
  title: string;
  look?: 'why' | 'clip' | 'safety' | 'student' | 'letter';
  icon?: ReactNode;
  children: ReactNode;
};

function Framed({ title, look, icon, children }: FramedProps) {
  const id = useId();
  return (
    <section className={styles.section} data-look={look} aria-labelledby={id}>
      <h2 id={id}>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <Marked text={text} />
    </p>
  ));
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Marked text={item} />
        </li>
      ))}
    </ul>
  );
}

function Article({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return blocks.map((block, at) =>
    block.kind === 'paragraph' ? (
      <p key={`${at} ${block.text}`}>
        {block.lead !== null && <strong>{block.lead} </strong>}
        <Marked text={block.text} />
      </p>
    ) : block.start === null ? (
      <List key={at} items={block.items} />
    ) : (
      <ol key={at} className={styles.list} start={block.start}>
        {block.items.map((item) => (
          <li key={item}>
            <Marked text={item} />
          </li>
        ))}
      </ol>
    ),
  );
}
