/** What is wrong with a file, in plain words, and where. */
export type Fault = { line: number; words: string };

/** A text of a file, for the proofs that read texts and do not care for the form. */
export type Said = {
  line: number;
  /** Headings and cells are read, but are no sentences. */
  kind: 'sentence' | 'label';
  part: string;
  text: string;
};

export type Line = { number: number; text: string };

/** What a reader notes as it goes. */
export type Notes = {
  faults: Fault[];
  said: Said[];
  fault: (line: number, words: string) => void;
  say: (line: number, part: string, text: string, kind?: Said['kind']) => string;
};

export function notes(): Notes {
  const faults: Fault[] = [];
  const said: Said[] = [];
  return {
    faults,
    said,
    fault: (line, words) => void faults.push({ line, words }),
    say: (line, part, text, kind = 'sentence') => {
      said.push({ line, kind, part, text });
      return text;
    },
  };
}
