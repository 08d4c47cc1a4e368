import type { QuizQuestion, Step } from '../../rules/lesson/lesson.ts';

/** What a class sees. What the adult does stands on the adult's page, and nowhere on a wall. */
export type Slide = {
  title: string;
  /** What is said, big. A step without words is its title and the lesson's picture. */
  said: readonly string[];
  answers: readonly string[];
};

export function stepSlides(steps: readonly Step[]): Slide[] {
  return steps.map(({ name, parts }) => ({
    title: name,
    said: parts.filter(({ kind }) => kind === 'say').map(({ text }) => text),
    answers: [],
  }));
}

export function quizSlides(questions: readonly QuizQuestion[]): Slide[] {
  return questions.map(({ text, answers }) => ({
    title: text,
    said: [],
    answers: answers.map((answer) => answer.text),
  }));
}

export const letterOf = (at: number): string => String.fromCodePoint(0x41 + at);
