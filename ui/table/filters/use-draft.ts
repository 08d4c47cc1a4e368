import { useEffect, useEffectEvent, useState } from 'react';
import { type Filter, readFilter } from '#platform/contract/table-filters.ts';

/** A filter works once the typing pauses. */
const FILTER_DELAY = 300;

export type Draft = {
  text: string;
  /** Key of what is wrong with it; such a text is not asked for. */
  problem: string | null;
  type: (text: string) => void;
};

/** A filter as it is typed. It is asked for after the delay, and follows when it is changed elsewhere. */
export function useDraft(filter: Filter, value: string, apply: (text: string) => void): Draft {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // What was asked for comes back without the blanks at its ends; somebody may still be typing after one.
    if (text.trim() !== value) setText(value);
  }
  const problem = problemOf(filter, text);
  const ask = useEffectEvent(apply);
  useEffect(() => {
    if (problem !== null || text.trim() === value) return;
    const timer = setTimeout(() => ask(text), FILTER_DELAY);
    return () => clearTimeout(timer);
  }, [text, value, problem]);
  return { text, problem, type: setText };
}

export function problemOf(filter: Filter, text: string): string | null {
  if (text.trim() === '') return null;
  const read = readFilter(filter, text);
  return typeof read === 'string' ? read : null;
}
