import { useBrand } from '#platform/web/brand.tsx';
import { Emblem, type EmblemBrand } from '#ui/art/logo.tsx';
import styles from './logo.module.css';

const DRAWN: readonly EmblemBrand[] = ['standard', 'kindred', 'taiwan'];

/** The brand's mark with its name beside it. */
export function Logo() {
  const brand = useBrand();
  return (
    <span className={styles.logo}>
      <Emblem size={38} brand={DRAWN.find((id) => id === brand.id) ?? 'kindred'} />
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}
