import type { CheckIn } from '#product/play/rules/results/events.ts';

const files = import.meta.glob<string>('/dist/pictures/feeling-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Decoration: the word for the feeling stands beside it. */
export function FeelingFace({ feeling, className }: { feeling: CheckIn; className?: string | undefined }) {
  return <img src={files[`/dist/pictures/feeling-${feeling}.svg`]} alt="" className={className} />;
}
