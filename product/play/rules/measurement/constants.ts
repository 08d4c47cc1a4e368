import type { Locale } from '#brands/brand.ts';

/**
 * Every number of the scoring model. All are provisional: chosen on made-up players, to be set anew from children's play
 * and teachers' ratings. An estimate is 0 for guessing and 1 for always taking the best answer.
 */

/**
 * Names the model that figures were counted with. It is raised with every number here and every rule beside that changes
 * figures: then all that was played is counted again. The first model was points without regard to chance; the third says
 * what the second said, and keeps the first answers that it says it of; the fourth shows no range of a single point.
 */
export const SCORING_MODEL = 4;

// What counts

/** An ask whose best answer is worth less is a second chance: nobody could have done well there. */
export const COUNTED_TOP = 2;
/** Where an ask scores two skills differently, the second is half of what the scene is about. */
export const SECOND_SKILL_WEIGHT = 0.5;

// Estimate

/** How alike answers of one scene are beyond the skill; to be found from 500 children. */
export const SCENE_OVERLAP = 0.15;
/** How far apart a child's own skills lie, as a standard deviation; to be found from 500 children. */
export const SKILL_SPREAD = 0.25;
/** Stand in for other skills while little is known of them: two asks at the border of improving. */
export const IMAGINED = { asks: 2, at: 0.25 };
/** Other skills draw an estimate no further than so many errors from its own answers: one weak skill stays seen. */
export const FARTHEST_DRAWN = 0.8;
/** Whoever takes nearly all best answers varies less than a guesser, but never by more than this. */
export const MOST_NARROWED = 0.64;
/** Variance and estimate need each other; more rounds than three move a performance by a point at most. */
export const ROUNDS = 3;
/** A range holds nine of ten. */
export const RANGE_ERRORS = 1.645;
/** Ranges are no finer than they are known. */
export const RANGE_STEP = 5;

// Levels

export const IMPROVING_FROM = 0.25;
export const PROFICIENT_FROM = 0.6;
/** A level that is this likely is said. */
export const CLEAR_FROM = 0.65;
/** Two neighbors that are this likely together are said as "between". */
export const BETWEEN_FROM = 0.9;
/** Fewer asks, or one scene alone, say nothing. */
export const FEWEST_ASKS = 8;
export const FEWEST_SCENES = 2;
/** Nearly always "partly" and hardly ever "not yet" is no guessing: it is improving at least. */
export const STEADY = { partly: 0.7, notYet: 0.1 };

// Care

/** Faster than a child reads: 450 words a minute, 600 Chinese characters. */
export const READ_A_SECOND: Readonly<Record<Locale, number>> = { en: 7.5, 'zh-TW': 10 };
/** What children take for an ask says more than its words, once this many have answered it. */
export const USUAL_FROM_PLAYS = 200;
export const USUAL_SHARE = 0.1;
/** A scene with more answers that were too fast is left out as a whole. */
export const RUSHED_FROM = 0.25;
/** Orders are drawn by lot, so nobody has a favorite spot by chance: one guesser in a thousand (two degrees of freedom). */
export const FAVORITE_SPOT = { asks: 20, options: 3, chiSquare: 13.8 };
/** Nine of ten guessers are closer to chance in points, nineteen of twenty in how often they take which kind of answer. */
export const AS_GUESSED = { asks: 20, errors: 1.65, chiSquare: 5.99 };

// What reports say

/** A single scene of S.S. Grin speaks of two skills. */
export const SSGRIN_SCENES = 4;

// Change

/** One in twenty who did not change seems to have grown so much, at the most. */
export const CHANGE_ERRORS = 1.65;
export const CHANGE_WEEKS = 6;
/** Children by form, drawn by lot, until it is known how much harder one form is. */
export const LINK_STUDENTS = 100;
/** What is said of a group must not be about a few. */
export const GROUP_STUDENTS = 10;

// Norms

export const NORM_RELIABILITY = 0.7;
