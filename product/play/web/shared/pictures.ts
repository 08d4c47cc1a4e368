import type { ProgramId } from '#brands/brand.ts';
import type { FigureName } from '#ui/art/cast.ts';
import type { ReadyWord } from '../../rules/comics/ready-words.ts';
import type { PropName } from '../../rules/directions/props.ts';
import type { ToolName } from '../../rules/mine/tool-names.ts';
import type { CheckIn } from '../../rules/results/events.ts';
import type { Place } from '../../rules/story/places.ts';

/**
 * The build draws every picture of play once (`art/`): pages show files, and carry none of the code that drew them. Here
 * are the folder and the words that have a picture; all places, things and keepsakes have theirs.
 */
const [folder, ...pictured] = (import.meta.env.PLAY_PICTURES ?? '').split(' ');
const words = new Set(pictured);

/** Where nothing was built there are no pictures. */
const fileOf = (name: string): string | undefined => (folder ? `/assets/${folder}/${name}.svg` : undefined);

export function placePicture(place: Place): string | undefined {
  return fileOf(`place-${place}`);
}

/** A face to choose from, to the question how a child feels. */
export function checkInPicture(who: FigureName, feeling: CheckIn): string | undefined {
  return fileOf(`pic-feels-${who}-${feeling}`);
}

/** What lies under the stops of a program; `trailStops` says where its trail runs. */
export function mapPicture(program: ProgramId): string | undefined {
  return fileOf(`map-${program}`);
}

/** What stands beside an option or a word of a game, where it has one; `face-sad` and the like are drawn by the rig instead. */
export function optionPicture(pic: string): string | undefined {
  return words.has(pic) ? fileOf(`pic-${pic}`) : undefined;
}

/** What is chosen of next, where a child makes something of its own. */
export function toolPicture(tool: ToolName): string | undefined {
  return fileOf(`tool-${tool}`);
}

/** Beside words that are ready to be said; feelings are faces, and drawn by the rig. */
export function readyPicture(word: ReadyWord): string | undefined {
  return fileOf(`ready-${word}`);
}

/** A thing of the stage, as it is in this state. */
export function propPicture(prop: PropName, state: string): string | undefined {
  return fileOf(`prop-${prop}-${state}`);
}

export function keepsakePicture(keepsake: string): string | undefined {
  return fileOf(`keepsake-${keepsake}`);
}

const worlds = import.meta.glob<string>('/dist/pictures/{academy,zoou,ssgrin,hoh,sim}.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A program's world from afar: 640 by 400. */
export function worldPicture(program: ProgramId): string | undefined {
  return worlds[`/dist/pictures/${program}.svg`];
}
