import type { Locale } from '#brands/brand.ts';
import type { Level } from '../marks.ts';

/**
 * A mark on paper: where a skill is, whether that is clear, and the letter beside it. Of what a program asks too little about
 * there is a dash instead.
 */
export type PrintedMark = { level: Level | null; isClear: boolean; letter: string; isUntold?: boolean };

/** A page to print, in one language: nothing is left to be said while it is drawn. */
export type GroupPage = {
  language: Locale;
  name: string;
  about: string;
  facts: string[];
  columns: { name: string; skills: string[] };
  /** How many children are where, a line a level, the best on top, then what is not clear and whom nothing is said of; null where nobody has a report. */
  classRow: { label: string; most: number; skills: PrintedCount[][] } | null;
  rows: { name: string; marks: PrintedMark[] | null; missing: string }[];
  small: string;
};

/** The bar and its number, and what both say to who hears the page. */
export type PrintedCount = { count: number; level: PrintedMark['level']; isClear: boolean; spoken: string };

/** Rows of words: each cell has its lines. Of a row with fewer cells than columns the last one has all the room that is left. */
export type ListPage = {
  language: Locale;
  name: string;
  about: string;
  facts: string[];
  /** Shares of the width, which are one together. */
  columns: { name: string; share: number }[];
  rows: { cells: string[][]; isSum?: boolean }[];
  small: string;
};

export type ResultPage = {
  language: Locale;
  name: string;
  about: string;
  facts: string[];
  goal: { title: string; text: string };
  lessons: { title: string; lines: string[] };
  columns: string[];
  rows: { name: string; before: PrintedSaid; now: PrintedSaid; came: string }[];
  small: string;
};
export type PrintedSaid = { mark: PrintedMark | null; lines: string[] };
