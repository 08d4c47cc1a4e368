import { Picture, type PictureProps } from './pencil/picture.tsx';

/** Two leaves that are also two voices; where they meet, something grows. */
type EmblemColors = { left: string; right: string; shared: string };

const LEAF =
  'M24 44C11 38 3.5 28.5 3.5 18C3.5 9.5 9.5 4.5 16 4.500C23.5 4.5 28.5 11 28.5 19.500C28.5 29 27 37 24 44Z';
const SHARED =
  'M24 44C21 37 19.5 29 19.5 19.500C19.5 14.8 21.1 10.7 24 8C26.9 10.7 28.5 14.8 28.5 19.500C28.5 29 27 37 24 44Z';

type EmblemProps = PictureProps & { colors: EmblemColors; size?: number };

/** The mark alone; the brand's name is set in type beside it. */
export function Emblem({ colors: { left, right, shared }, size = 40, title, className }: EmblemProps) {
  return (
    <Picture viewBox="0 0 48 48" width={size} height={size} title={title} className={className}>
      <path d={LEAF} fill={left} />
      <path d={LEAF} fill={right} transform="matrix(-1 0 0 1 48 0)" />
      <path d={SHARED} fill={shared} />
    </Picture>
  );
}
