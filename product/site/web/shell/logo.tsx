import { useBrand } from '#platform/web/brand.tsx';
import { Emblem } from '#ui/art/logo.tsx';
import { classNames } from '#ui/style/class-names.ts';
import styles from './logo.module.css';

/** The brand's mark with its name beside it; `brief`, without it where the page has little width. */
export function Logo({ brief = false }: { brief?: boolean }) {
  const brand = useBrand();
  return (
    <span className={classNames(styles.logo, brief && styles.brief)}>
      <Emblem size={38} colors={brand.logo} />
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}
