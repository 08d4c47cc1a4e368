import type { QuizQuestion, Step } from '../../rules/lesson/lesson.ts';

export type Slide = {
  title: string;
  minutes: number | null;
  /** Shown big: what is said, or what is asked. */
  said: readonly string[];
  /** What to do, small, for whoever leads. */
  done: readonly string[];
  answers: readonly string[];
};

/** A step a picture; where nothing is said, what is done is what there is to show. */
export function stepSlides(steps: readonly Step[]): Slide[] {
  return steps.map(({ name, minutes, parts }) => {
    const textsOf = (kind: 'do' | 'say'): string[] =>
      parts.filter((part) => part.kind === kind).map(({ text }) => text);
    return { title: name, minutes, said: textsOf('say'), done: textsOf('do'), answers: [] };
  });
}

export function quizSlides(questions: readonly QuizQuestion[]): Slide[] {
  return questions.map(({ text, answers }) => ({
    title: text,
    minutes: null,
    said: [],
    done: [],
    answers: answers.map((answer) => answer.text),
  }));
}

export const letterOf = (at: number): string => String.fromCodePoint(0x41 + at);
