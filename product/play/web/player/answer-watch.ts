/** How long answers have stood there, in sight and out of it, and which of them were looked at. */
export type AnswerWatch = {
  shown: (at: number) => void;
  /** The child took a break, or the page is behind another; and back again. */
  outOfSight: (isOut: boolean, at: number) => void;
  /** A mouse rests on an answer, or the focus came to it. */
  hover: (option: string) => void;
  read: (at: number) => { visible_ms: number; hidden_ms: number; hovered: number };
};

const A_DAY_MS = 86_400_000;
const whole = (ms: number): number => Math.round(Math.min(Math.max(0, ms), A_DAY_MS));

/** Moments are handed in. Before answers were shown nothing is counted. */
export function watchAnswers(): AnswerWatch {
  let shownAt: number | null = null;
  let leftAt: number | null = null;
  let hidden = 0;
  let hovered = new Set<string>();
  return {
    shown: (at) => {
      shownAt = at;
      hidden = 0;
      hovered = new Set();
      if (leftAt !== null) leftAt = at;
    },
    outOfSight: (isOut, at) => {
      if (isOut) leftAt ??= at;
      else if (leftAt !== null) {
        hidden += at - leftAt;
        leftAt = null;
      }
    },
    hover: (option) => void hovered.add(option),
    read: (at) => {
      if (shownAt === null) return { visible_ms: 0, hidden_ms: 0, hovered: 0 };
      const away = hidden + (leftAt === null ? 0 : at - leftAt);
      return { visible_ms: whole(at - shownAt - away), hidden_ms: whole(away), hovered: hovered.size };
    },
  };
}
