import {
  blankPanel,
  type Comic,
  type ComicFigure,
  type Hero,
  LENGTHS,
  type MadePanel,
  MOST_FIGURES,
  MOST_PANELS,
  MOST_STICKERS,
  STICKER_SIZES,
  type Sticker,
} from './comic.ts';

/** What a child does to a comic. What cannot be done leaves it as it is. */
export type Edit =
  | { do: 'title'; text: string }
  | { do: 'add-panel'; at: number }
  | { do: 'remove-panel'; at: number }
  | { do: 'move-panel'; at: number; by: 1 | -1 }
  | { do: 'place'; at: number; place: MadePanel['place'] }
  | { do: 'sky'; at: number; sky: MadePanel['sky'] }
  | { do: 'caption'; at: number; text: string }
  /** Comes into the picture, or leaves it. The last one stays. */
  | { do: 'figure'; at: number; who: Hero }
  | { do: 'pose'; at: number; nth: number; pose: ComicFigure['pose'] }
  | { do: 'face'; at: number; nth: number; face: ComicFigure['face'] }
  | { do: 'says'; at: number; nth: number; text: string }
  | { do: 'swap'; at: number }
  | { do: 'stick'; at: number; kind: Sticker['kind']; name: string }
  | { do: 'unstick'; at: number; nth: number }
  | { do: 'put'; at: number; nth: number; x: number; y: number }
  | { do: 'nudge'; at: number; nth: number; dx: number; dy: number }
  | { do: 'resize'; at: number; nth: number; by: 1 | -1 };

const [LOWEST, HIGHEST] = [4, 96];
const inside = (value: number): number => Math.round(Math.min(HIGHEST, Math.max(LOWEST, value)));

/** Where a new sticker comes to lie: on the ground between and beside the figures, then above them. */
const FIRST_SPOTS = [
  [50, 82],
  [12, 82],
  [88, 82],
  [50, 20],
  [14, 20],
  [86, 20],
] as const;

export function edited(comic: Comic, edit: Edit): Comic {
  switch (edit.do) {
    case 'title':
      return { ...comic, title: edit.text.slice(0, LENGTHS.title) };
    case 'add-panel':
      return added(comic, edit.at);
    case 'remove-panel':
      if (comic.panels.length === 1 || comic.panels[edit.at] === undefined) return comic;
      return { ...comic, panels: comic.panels.filter((_, at) => at !== edit.at) };
    case 'move-panel':
      return moved(comic, edit.at, edit.at + edit.by);
    case 'place':
    case 'sky':
    case 'caption':
    case 'figure':
    case 'swap':
    case 'pose':
    case 'face':
    case 'says':
    case 'stick':
    case 'unstick':
    case 'put':
    case 'nudge':
    case 'resize': {
      const panel = comic.panels[edit.at];
      const next = panel === undefined ? undefined : editedPanel(panel, edit);
      if (next === undefined || next === panel) return comic;
      return { ...comic, panels: comic.panels.map((one, at) => (at === edit.at ? next : one)) };
    }
  }
}

/** The next picture goes on where the one before was: the same place and people, nothing said yet. */
function added(comic: Comic, at: number): Comic {
  if (comic.panels.length >= MOST_PANELS) return comic;
  const before = comic.panels[at];
  const next: MadePanel =
    before === undefined
      ? blankPanel(comic.program)
      : {
          ...before,
          caption: '',
          stickers: [],
          figures: before.figures.map((figure) => ({ ...figure, says: '' })),
        };
  return { ...comic, panels: comic.panels.toSpliced(at + 1, 0, next) };
}

function moved(comic: Comic, from: number, to: number): Comic {
  const panel = comic.panels[from];
  if (panel === undefined || to < 0 || to >= comic.panels.length) return comic;
  return { ...comic, panels: comic.panels.toSpliced(from, 1).toSpliced(to, 0, panel) };
}

type PanelEdit = Exclude<Edit, { do: 'title' | 'add-panel' | 'remove-panel' | 'move-panel' }>;

function editedPanel(panel: MadePanel, edit: PanelEdit): MadePanel {
  switch (edit.do) {
    case 'place':
      return { ...panel, place: edit.place };
    case 'sky':
      return { ...panel, sky: edit.sky };
    case 'caption':
      return { ...panel, caption: edit.text.slice(0, LENGTHS.caption) };
    case 'figure':
      return withFigure(panel, edit.who);
    case 'swap':
      return { ...panel, figures: panel.figures.toReversed() };
    case 'pose':
      return withEach(panel, edit.nth, { pose: edit.pose });
    case 'face':
      return withEach(panel, edit.nth, { face: edit.face });
    case 'says':
      return withEach(panel, edit.nth, { says: edit.text.slice(0, LENGTHS.says) });
    case 'stick':
    case 'unstick':
    case 'put':
    case 'nudge':
    case 'resize':
      return { ...panel, stickers: stickersAfter(panel.stickers, edit) };
  }
}

function withEach(panel: MadePanel, nth: number, change: Partial<ComicFigure>): MadePanel {
  if (panel.figures[nth] === undefined) return panel;
  return {
    ...panel,
    figures: panel.figures.map((figure, at) => (at === nth ? { ...figure, ...change } : figure)),
  };
}

function withFigure(panel: MadePanel, who: Hero): MadePanel {
  const { figures } = panel;
  if (figures.some((figure) => figure.who === who)) {
    return figures.length === 1 ? panel : { ...panel, figures: figures.filter((one) => one.who !== who) };
  }
  const comes: ComicFigure = { who, pose: 'stand', face: 'happy', says: '' };
  // Whoever is there already stays on the left; the one on the right makes room.
  return { ...panel, figures: [...figures.slice(0, MOST_FIGURES - 1), comes] };
}

type StickerEdit = Extract<PanelEdit, { do: 'stick' | 'unstick' | 'put' | 'nudge' | 'resize' }>;

function stickersAfter(stickers: Sticker[], edit: StickerEdit): Sticker[] {
  if (edit.do === 'stick') {
    if (stickers.length >= MOST_STICKERS) return stickers;
    const spot = FIRST_SPOTS.find(([x, y]) => !stickers.some((one) => one.x === x && one.y === y));
    const [x, y] = spot ?? FIRST_SPOTS[0];
    return [...stickers, { kind: edit.kind, name: edit.name, x, y, size: 2 }];
  }
  if (edit.do === 'unstick') return stickers.filter((_, nth) => nth !== edit.nth);
  return stickers.map((sticker, nth) => (nth === edit.nth ? changed(sticker, edit) : sticker));
}

function changed(sticker: Sticker, edit: Extract<StickerEdit, { nth: number }>): Sticker {
  switch (edit.do) {
    case 'put':
      return { ...sticker, x: inside(edit.x), y: inside(edit.y) };
    case 'nudge':
      return { ...sticker, x: inside(sticker.x + edit.dx), y: inside(sticker.y + edit.dy) };
    case 'resize': {
      const size = STICKER_SIZES.find((one) => one === sticker.size + edit.by);
      return size === undefined ? sticker : { ...sticker, size };
    }
    case 'unstick':
      return sticker;
  }
}

/** The comic, and what it was before each deed. */
export type Making = { comic: Comic; past: readonly Comic[] };

const MOST_UNDO = 40;

/** Letters of one field are one deed: undoing takes back the words, not a letter. */
const isSameWords = (one: Edit, other: Edit | null): boolean =>
  'text' in one &&
  other !== null &&
  one.do === other.do &&
  ('at' in one ? one.at : -1) === ('at' in other ? other.at : -1) &&
  ('nth' in one ? one.nth : -1) === ('nth' in other ? other.nth : -1);

export function makingAfter(making: Making, edit: Edit, last: Edit | null): Making {
  const comic = edited(making.comic, edit);
  if (comic === making.comic) return making;
  const past = isSameWords(edit, last) ? making.past : [...making.past, making.comic].slice(-MOST_UNDO);
  return { comic, past };
}

export function undone(making: Making): Making {
  const before = making.past.at(-1);
  return before === undefined ? making : { comic: before, past: making.past.slice(0, -1) };
}
