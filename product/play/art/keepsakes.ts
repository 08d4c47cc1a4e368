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
    'quiet-bee': kept('wool-bee'),
    'quiet-ears': kept('ear-defenders'),
    'rain-bucket': kept('bucket', 'full'),
    'sea-stone': kept('stone'),
    'stop-flag': { icon: 'triangular-flag' },
    'story-pillow': kept('pillow'),
    'tower-builder': kept('block'),
    'turn-taker': kept('spoon'),
    'warm-heart': kept('mitten'),
  },
  zoou: {
    'bell-ringer': kept('market-bell'),
    'clear-caller': kept('letter'),
    'club-sign': kept('sign'),
    'door-opener': kept('paint-pot', 'open'),
    'fair-weaver': kept('hammock', 'done'),
    'four-spoon-soup': kept('soup-pot', 'boiling'),
    'friendly-knock': kept('marble-run'),
    'hundred-year-door': kept('guild-door', 'open'),
    'lucky-stone': kept('stone'),
    'moon-pod': kept('pop-pod', 'open'),
    'one-big-pull': kept('rope', 'tied'),
    'picture-card': kept('cue-card'),
    'red-leaf-keeper': { icon: 'maple-leaf' },
    'runaway-pumpkin': kept('pumpkin'),
    'second-look': kept('lantern', 'lit'),
    'smallest-surprise': kept('soup-bowl'),
    'steady-handle': kept('cart'),
    'sundown-basket': kept('basket', 'open'),
    'tail-lamp': kept('lantern', 'lit'),
    'tide-reader': kept('leaf-boat'),
    'tiny-tower': kept('tower', 'topped'),
    'toy-basket': kept('basket'),
    'toy-blue-mug': kept('blue-mug'),
    'toy-bun': kept('bun'),
    'toy-drum': kept('drum'),
    'toy-honey-pot': kept('honey-pot', 'open'),
    'toy-kite': kept('kite'),
    'toy-lantern': kept('lantern', 'crooked'),
    'toy-paper-cloud': kept('paper-cloud', 'smile'),
    'toy-pumpkin': kept('pumpkin', 'split'),
    'toy-rope': kept('rope'),
    'toy-spinning-top': kept('spinning-top'),
    'toy-tub-boat': kept('tub-boat', 'afloat'),
    'two-hearts': kept('blue-mug'),
    'warm-scarf': kept('scarf'),
    'whole-sentence': kept('kite'),
  },
  ssgrin: {
    'clear-channel': kept('radio'),
    'cool-hands': kept('lamp', 'lit'),
    'drop-crate': kept('crate'),
    'first-watch': kept('logbook'),
    'pilots-hat': kept('captain-hat'),
    'steady-crew': kept('scarf'),
    'sunday-tube': kept('speaking-tube'),
    'whisper-cloud': kept('gray-cloud'),
  },
  hoh: {
    'both-sides': kept('recorder'),
    'bucket-27': kept('bucket'),
    'clear-line': kept('phone'),
    'closet-key': { icon: 'old-key' },
    'crossing-guard': kept('headphones'),
    'first-knock': kept('green-notebook'),
    'next-word': kept('cue-card'),
    'quiet-bell': kept('bell'),
    'ripe-pear': { icon: 'pear' },
    'snow-crew': { icon: 'snowman' },
    'soup-jar': { icon: 'jar' },
    'toy-cake': kept('cake'),
    'toy-card-game': kept('card-game', 'dealt'),
    'toy-green-notebook': kept('green-notebook'),
    'toy-headphones': kept('headphones'),
    'toy-laptop': kept('laptop', 'open'),
    'toy-microphone': kept('microphone'),
    'toy-paint-pot': kept('paint-pot'),
    'toy-plaque': kept('plaque'),
    'toy-scarf': kept('scarf'),
    'toy-snapshot': kept('snapshot', 'framed'),
    'toy-stone': kept('stone'),
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
