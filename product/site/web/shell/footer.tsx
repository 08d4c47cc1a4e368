import { useTranslation } from 'react-i18next';
import { type Brand, FOOTER_ROW, type FooterLink } from '#brands/brand.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { SiteLink } from '../site-link.tsx';
import { useSupportAddress } from '../support/support-address.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { Partners } from './partners.tsx';

export type FooterKind = 'full' | 'light' | 'partners';

const GROUPS: readonly { name: 'explore' | 'rules' | 'safety' | 'help'; links: readonly FooterLink[] }[] = [
  { name: 'explore', links: ['marketing', 'interventions'] },
  { name: 'rules', links: ['terms', 'privacy', 'agreement'] },
  { name: 'safety', links: ['security', 'accessibility', 'report-a-fault'] },
  { name: 'help', links: ['support', 'status'] },
];

const YEAR = new Date().getFullYear();

/** The full one, the light one, and the one of the account request with its marks. */
export function Footer({ kind = 'full' }: { kind?: FooterKind }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const banded = brand.footer.layout === 'band';
  return (
    <footer className={classNames(styles.footer, banded && styles.band)}>
      {kind === 'partners' && brand.footer.partnerLogos && <Partners />}
      {kind === 'full' && !banded ? <Columns brand={brand} /> : <Row brand={brand} kind={kind} />}
      <p className={styles.copyright}>{t('site.footer.copyright', { year: YEAR, brand: brand.name })}</p>
    </footer>
  );
}

function Columns({ brand }: { brand: Brand }) {
  const { t } = useTranslation();
  return (
    <div className={styles.columns}>
      <div className={styles.about}>
        <Logo />
        <p>{t('site.footer.tagline')}</p>
      </div>
      {GROUPS.map(({ name, links }) => (
        <nav key={name} className={styles.group} aria-label={t(`site.footer.${name}`)}>
          <h2 className={styles.heading}>{t(`site.footer.${name}`)}</h2>
          <ul className={styles.list}>
            {links
              .filter((link) => brand.footer.links.includes(link))
              .map((link) => (
                <li key={link}>
                  <FooterEntry link={link} brand={brand} />
                </li>
              ))}
            {name === 'help' && (
              <li>
                <a href="/student">{t('site.footer.student')}</a>
              </li>
            )}
          </ul>
        </nav>
      ))}
    </div>
  );
}

function Row({ brand, kind }: { brand: Brand; kind: FooterKind }) {
  const { t } = useTranslation();
  const links = kind === 'full' ? brand.footer.links : FOOTER_ROW;
  return (
    <nav className={styles.row} aria-label={t('site.footer.label')}>
      {links.map((link) => (
        <FooterEntry key={link} link={link} brand={brand} />
      ))}
    </nav>
  );
}

function FooterEntry({ link, brand }: { link: FooterLink; brand: Brand }) {
  const { t } = useTranslation();
  const support = useSupportAddress();
  // Made by the server itself: the app has no such page.
  if (link === 'status') return <a href="/status">{t('site.footer.status')}</a>;
  const addresses: Record<Exclude<FooterLink, 'status'>, string> = {
    marketing: brand.links.marketing,
    interventions: brand.links.interventions,
    terms: '/terms',
    privacy: '/privacy',
    agreement: '/agreement',
    security: '/security',
    accessibility: '/accessibility',
    'report-a-fault': '/report-a-fault',
    support,
  };
  return <SiteLink href={addresses[link]}>{t(`site.footer.${link}`, { brand: brand.name })}</SiteLink>;
}
