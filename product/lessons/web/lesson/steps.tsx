import { MessageCircle, Presentation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { Cover } from '../cover/cover.tsx';
import { openProjector } from '../projector/open.ts';
import { Projector } from '../projector/projector.tsx';
import { stepSlides } from '../projector/slides.ts';
import { Marked } from '../shared/marked.tsx';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import styles from './steps.module.css';

/** Minutes in the margin; what is said is set apart from what is done. */
export function Steps({ lesson }: { lesson: WholeLesson }) {
  const { prose, language, cover, facts } = lesson;
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.tools}>
        <Button variant="light" size="sm" icon={<Presentation />} onClick={() => openProjector('steps')}>
          {t('lessons.projector.open')}
        </Button>
      </p>
      <Projector
        name="steps"
        slides={stepSlides(prose.steps)}
        language={language}
        picture={<Cover cover={cover} level={facts.level} />}
      />
      <ol className={styles.steps}>
        {prose.steps.map((step, at) => (
          <li key={step.name} className={styles.step}>
            <p className={styles.minutes}>
              <strong>{step.minutes}</strong> {t('lessons.page.min')}
            </p>
            <div className={styles.doing}>
              <h3>
                <span className="visually-hidden">{t('lessons.page.step', { number: at + 1 })} </span>
                {step.name}
              </h3>
              {step.parts.map((part) =>
                part.kind === 'do' ? (
                  <p key={part.text}>
                    <Marked text={part.text} />
                  </p>
                ) : (
                  <blockquote key={part.text} className={styles.say}>
                    <MessageCircle aria-hidden="true" />
                    <p>
                      <span className="visually-hidden">{t('lessons.page.say')} </span>
                      <Marked text={part.text} />
                    </p>
                  </blockquote>
                ),
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
