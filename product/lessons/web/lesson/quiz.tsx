import { Presentation } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import type { QuizQuestion } from '../../rules/lesson/lesson.ts';
import { openProjector } from '../projector/open.ts';
import { Projector } from '../projector/projector.tsx';
import { letterOf, quizSlides } from '../projector/slides.ts';
import { Marked } from '../shared/marked.tsx';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import styles from './quiz.module.css';

type QuizProps = { lesson: WholeLesson; questions: readonly QuizQuestion[] };

/** Several answers are good, and each has something to be said of it. Nothing is counted or kept. */
export function Quiz({ lesson, questions }: QuizProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.tools}>
        <Button variant="light" size="sm" icon={<Presentation />} onClick={() => openProjector('quiz')}>
          {t('lessons.page.vote')}
        </Button>
      </p>
      <Projector name="quiz" slides={quizSlides(questions)} language={lesson.language} />
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.text}>
            <h3>
              <Marked text={question.text} />
            </h3>
            <ul className={styles.answers}>
              {question.answers.map((answer, at) => (
                <li key={answer.text}>
                  <Answer letter={letterOf(at)} {...answer} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

function Answer({ letter, text, reply }: { letter: string; text: string; reply: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.answer} data-open={isOpen}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
        <span>
          <Marked text={text} />
        </span>
      </button>
      <p id={id} className={styles.reply}>
        <Marked text={reply} />
      </p>
    </div>
  );
}
