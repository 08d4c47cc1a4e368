import type { ReactNode } from 'react';
import { SkipLink } from '#ui/navigation/skip-link.tsx';
import { Footer, type FooterKind } from './footer.tsx';
import { PublicHeader } from './public-header.tsx';
import styles from './public-layout.module.css';

export function PublicLayout({ footer = 'full', children }: { footer?: FooterKind; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer kind={footer} />
    </div>
  );
}
