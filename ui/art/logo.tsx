import { Picture, type PictureProps } from './picture.tsx';

export type EmblemBrand = 'standard' | 'kindred' | 'taiwan';

/** Two leaves that are also two voices; where they meet, something grows. */
const COLORS: Record<EmblemBrand, { left: string; right: string; shared: string }> = {
  standard: { left: '#2f8a83', right: '#ec7f66', shared: '#fbd28b' },
  kindred: { left: '#2f8a83', right: '#ec7f66', shared: '#fbd28b' },
  taiwan: { left: '#2f7f6a', right: '#e58aa0', shared: '#fbd9a0' },
};

const LEAF =
  'M24 44C11 38 3.5 28.5 3.5 18C3.5 9.5 9.5 4.5 16 4.500C23.5 4.5 28.5 11 28.5 19.500C28.5 29 27 37 24 44Z';
const SHARED =
  'M24 44C21 37 19.5 29 19.5 19.500C19.5 14.8 21.1 10.7 24 8C26.9 10.7 28.5 14.8 28.5 19.500C28.5 29 27 37 24 44Z';

type EmblemProps = PictureProps & { size?: number; brand?: EmblemBrand };

/** The mark alone; the brand's name is set in type beside it. */
export function Emblem({ size = 40, brand = 'kindred', title, className }: EmblemProps) {
  const { left, right, shared } = COLORS[brand];
  return (
    <Picture viewBox="0 0 48 48" width={size} height={size} title={title} className={className}>
      <path d={LEAF} fill={left} />
      <path d={LEAF} fill={right} transform="matrix(-1 0 0 1 48 0)" />
      <path d={SHARED} fill={shared} />
    </Picture>
  );
}
