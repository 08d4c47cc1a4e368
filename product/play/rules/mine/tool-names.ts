/** What can be changed of a figure, a puppet's play or a comic: each has a picture, for whoever does not read yet. */
export const TOOL_NAMES = [
  'friends',
  'faces',
  'moves',
  'places',
  'things',
  'stickers',
  'words',
  'weather',
  'caption',
  'title',
  'skin',
  'hair',
  'hair-color',
  'clothes',
  'cloth',
  'aids',
  'animal',
  'fur',
  'outfit',
] as const;

export type ToolName = (typeof TOOL_NAMES)[number];
