import { inkOf } from '#platform/contract/texts/prose.ts';

/** A text with **bold** words in it. */
export function Ink({ children }: { children: string }) {
  return inkOf(children).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay where they are
    part.isBold ? <strong key={at}>{part.text}</strong> : part.text,
  );
}
