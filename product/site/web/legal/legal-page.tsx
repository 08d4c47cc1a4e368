import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { inlineLinks } from '../../rules/inline-links.ts';
import { type LegalBlock, legalSections } from '../../rules/legal-sections.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './legal-page.module.css';

/** The terms or the privacy page: its words are data, with a table of contents made from them. */
export function LegalPage({ name }: { name: 'terms' | 'privacy' }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const { news } = pageConfig();
  const values = { brand: brand.name, email: brand.links.supportEmail, list: news ?? '' };
  const title = t(`site-legal.${name}.title`);
  const written = t(`site-legal.${name}.sections`, { ...values, returnObjects: true });
  const sections = legalSections(written, { news: news !== null });
  return (
    <article className={styles.page}>
      <title>{`${title} · ${brand.name}`}</title>
      <header className={styles.header}>
        <h1 id="top" tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.date}>{t('site.legal.updated', { date: t(`site-legal.${name}.date`) })}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className={styles.heading}>
          {t('site.legal.contents')}
        </h2>
        <ol className={styles.list}>
          {sections.map(({ id, title: words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <p className={styles.intro}>
          <Sentence text={t(`site-legal.${name}.intro`, values)} />
        </p>
        {sections.map(({ id, title: words, body }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{words}</h2>
            {body.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
        <p>
          <a href="#top">{t('site.legal.top')}</a>
        </p>
      </div>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Sentence text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>
          <Sentence text={item} />
        </li>
      ))}
    </ul>
  );
}

function Sentence({ text }: { text: string }) {
  return inlineLinks(text).map((part, index) =>
    part.href === undefined ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <SiteLink key={index} href={part.href}>
        {part.text}
      </SiteLink>
    ),
  );
}
