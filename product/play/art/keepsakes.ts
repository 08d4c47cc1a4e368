import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { PROP_FRAMES, type PropName, sheetOf } from '../rules/directions/props.ts';
import { frame, layers, type Picture } from './icons.ts';
import { PROP_DRAWINGS } from './props/props.ts';

/** A thing of the story as it was at its end; where the stage has none, an icon. */
type Keepsake = { prop: PropName; state: string } | { icon: Picture };

const kept = (prop: PropName, state = 'there'): Keepsake => ({ prop, state });

/** What each scene gives at its end (`# keepsake`): something to put up in a room of one's own. */
export const KEEPSAKES: Record<ProgramId, Record<string, Keepsake>> = {
  academy: {
    'boat-crew': kept('tub-boat'),
    'hello-maker': kept('toy-train', 'loaded'),
    'pod-watcher': kept('pop-pod', 'open'),
    'tower-builder': kept('block'),
    'turn-taker': kept('spoon'),
    'warm-heart': kept('mitten'),
  },
  zoou: {
    'bell-ringer': kept('market-bell'),
    'clear-caller': kept('letter'),
    'door-opener': kept('paint-pot', 'open'),
    'fair-weaver': kept('hammock', 'done'),
    'friendly-knock': kept('marble-run'),
    'one-big-pull': kept('rope', 'tied'),
    'red-leaf-keeper': { icon: 'maple-leaf' },
    'second-look': kept('lantern', 'lit'),
    'steady-handle': kept('cart'),
    'tide-reader': kept('leaf-boat'),
    'toy-basket': kept('basket'),
    'toy-drum': kept('drum'),
    'toy-kite': kept('kite'),
    'toy-lantern': kept('lantern', 'crooked'),
    'toy-paper-cloud': kept('paper-cloud', 'smile'),
    'toy-spinning-top': kept('spinning-top'),
    'two-hearts': kept('blue-mug'),
    'whole-sentence': kept('kite'),
  },
  ssgrin: {
    'clear-channel': kept('radio'),
    'cool-hands': kept('lamp', 'lit'),
    'first-watch': kept('logbook'),
    'steady-crew': kept('scarf'),
  },
  hoh: {
    'both-sides': kept('recorder'),
    'clear-line': kept('phone'),
    'crossing-guard': kept('headphones'),
    'first-knock': kept('green-notebook'),
    'next-word': kept('cue-card'),
    'snow-crew': { icon: 'snowman' },
    'soup-jar': { icon: 'jar' },
    'toy-cake': kept('cake'),
    'toy-card-game': kept('card-game', 'dealt'),
    'toy-laptop': kept('laptop', 'open'),
    'toy-microphone': kept('microphone'),
    'toy-plaque': kept('plaque'),
    'toy-umbrella': kept('umbrella', 'open'),
    'tuesday-drawer': kept('letter', 'open'),
  },
  sim: {},
};

const SIZE = 64;

export function drawKeepsakes(): { name: string; svg: string }[] {
  return PROGRAM_IDS.flatMap((program) =>
    Object.entries(KEEPSAKES[program]).map(([name, keepsake]) => ({
      name: `keepsake-${name}`,
      svg: 'icon' in keepsake ? ofIcon(keepsake.icon) : ofProp(keepsake.prop, keepsake.state),
    })),
  );
}

function ofIcon(icon: Picture): string {
  return frame(SIZE, `<g transform="translate(4 6) scale(1.75)">${layers(icon)}</g>`);
}

/** As large as the picture has room for: what stands on the stage fills the lower part of its frame only. */
function ofProp(prop: PropName, state: string): string {
  const shapes = PROP_DRAWINGS[prop]?.[state];
  if (shapes === undefined) throw new Error(`nobody has drawn ${prop} as ${state}`);
  const { x, y, width, height } = PROP_FRAMES[sheetOf(prop).size];
  const scale = SIZE / Math.max(width, height);
  const [left, top] = [SIZE / 2 - (x + width / 2) * scale, SIZE - (y + height) * scale];
  return frame(
    SIZE,
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${shapes}</g>`,
  );
}
