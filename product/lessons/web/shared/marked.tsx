import { Fragment } from 'react';

/** A line of a lesson: `**so**` is strong. */
export function Marked({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, at) =>
      at % 2 === 1 ? (
        <strong key={`${at} ${part}`}>{part}</strong>
      ) : (
        <Fragment key={`${at} ${part}`}>{part}</Fragment>
      ),
    );
}
