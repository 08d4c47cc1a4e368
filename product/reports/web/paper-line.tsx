import type { Line } from '../rules/page-shape.ts';

/** Words that stand out, and how the line goes on. */
export function PaperLine({ line }: { line: Line }) {
  if (line.strong === null) return line.text;
  return (
    <>
      <strong>{line.strong}</strong> {line.text}
    </>
  );
}
