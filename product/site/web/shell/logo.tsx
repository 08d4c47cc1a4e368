import { useBrand } from '#platform/web/brand.tsx';
import { Emblem } from '#ui/art/logo.tsx';
import styles from './logo.module.css';

/** The brand's mark with its name beside it. */
export function Logo() {
  const brand = useBrand();
  return (
    <span className={styles.logo}>
      <Emblem size={38} colors={brand.logo} />
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}
