import type { ProgramId } from '#brands/brand.ts';
import type { MadePanel } from '../../rules/comics/comic.ts';
import type { Edit } from '../../rules/comics/edits.ts';

type OfPanel<E> = E extends { at: number } ? Omit<E, 'at'> : never;
/** Done to the picture that is open. */
export type PanelDeed = OfPanel<Edit>;

/** What every tool of the maker is given. */
export type ToolProps = { panel: MadePanel; program: ProgramId; edit: (deed: PanelDeed) => void };
