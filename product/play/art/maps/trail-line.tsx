import { TRAIL } from '../../rules/stage/trail.ts';

/** The trail as a way with a rim. */
export function TrailLine({ color, rim, width = 62 }: { color: string; rim: string; width?: number }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={TRAIL} stroke={rim} strokeWidth={width + 14} />
      <path d={TRAIL} stroke={color} strokeWidth={width} />
    </g>
  );
}
