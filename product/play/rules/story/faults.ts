/** What can be wrong with a scene. `npm test` holds every scene against all of them. */
export const FAULT_KINDS = {
  header: 'the head of the file lacks something',
  tag: 'a tag is unknown or misspelt',
  speaker: 'nobody of this cast',
  face: 'no face of ours',
  place: 'no background of ours',
  play: 'no mini-game of ours, or with settings it cannot play',
  skill: 'no skill of ours',
  score: 'evidence is 0, 1 or 2',
  'no-ask': 'a choice without an ask',
  'stray-ask': 'an ask that no choice follows',
  'ask-twice': 'two choices share an ask',
  'ask-repeats': 'a check asks the same twice on one path',
  'few-options': 'a choice of one',
  'option-twice': 'two options of an ask cannot be told apart',
  'no-evidence': 'an option says nothing about any skill',
  'no-picture': 'an option that a child who cannot read yet cannot see',
  long: 'a sentence of more words than the grade reads',
  hint: 'hints are for lessons and stories',
  outs: 'outcomes that the mini-game cannot give',
  logic: 'chance or turn counting, which a replay cannot repeat',
  'dead-end': 'the story runs out of content',
  'never-ends': 'a path that goes on for ever',
  stuck: 'a place from which no end can be reached',
  'too-many-states': 'too many ways to follow: fewer variables',
  'target-evidence': 'a path says too little about the target skill',
  'other-evidence': 'a path of a check says too little about other skills',
  untranslated: 'a text without its translation',
  replay: 'picks do not lead back to the same place',
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

/** `at` is the text, the ask or the picks where it was seen. */
export type Fault = { kind: FaultKind; at: string; detail: string };
