import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#brands/brand.ts';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { QueryProvider } from '#product/site/web/opening/queries.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { ProseBlockView } from '#ui/prose/prose-block.tsx';
import { type LegalPage as Page, readLegal } from '../contract.ts';
import { type LegalName, PRINTED } from '../rules/pages.ts';
import styles from './legal-page.module.css';
import { Words } from './words.tsx';

/** A text for everybody, with the facts of this server: the server says it, as it does on paper. */
export function LegalPage({ name }: { name: LegalName }) {
  return (
    <QueryProvider>
      <Asked name={name} />
    </QueryProvider>
  );
}

function Asked({ name }: { name: LegalName }) {
  const { t, i18n } = useTranslation();
  const brand = useBrand();
  const language = LOCALES.find((locale) => locale === i18n.language) ?? 'en';
  const query = useQuery({
    queryKey: ['legal', name, language],
    queryFn: ({ signal }) => call(readLegal, { name, _lang: language }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = t(`legal.titles.${name}`);
  const page = query.data?.data;
  return (
    <article className={styles.page}>
      <title>{`${title} · ${brand.name}`}</title>
      <header className={styles.header}>
        <h1 id="top" tabIndex={-1}>
          {title}
        </h1>
        {page !== undefined && <Version page={page} />}
      </header>
      {page !== undefined && <Contents page={page} />}
      <div className={styles.text}>
        <Loaded query={query} bones={<Skeleton lines={12} />} failed={t('legal.failed')}>
          {({ data }) => <Text page={data} />}
        </Loaded>
      </div>
    </article>
  );
}

function Version({ page: { name, date, version, language } }: { page: Page }) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveDocument(readLegal, { name, _lang: language, _format: 'pdf' });
    setSaving(false);
  };
  return (
    <div className={styles.version}>
      <p className={styles.date}>
        {date === null
          ? t('legal.version', { version })
          : t('legal.dated', { date: dayIn(language, date), version })}
      </p>
      {PRINTED.includes(name) && (
        <Button
          variant="outline"
          size="sm"
          icon={<Download />}
          loading={isSaving}
          onClick={() => void save()}
        >
          {t('legal.save')}
        </Button>
      )}
    </div>
  );
}

const dayIn = (language: string, day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

function Contents({ page }: { page: Page }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.heading}>
        {t('legal.contents')}
      </h2>
      <ol className={styles.list}>
        {page.sections
          .filter(({ level }) => level === 2)
          .map(({ anchor, heading, language }) => (
            <li key={anchor} lang={language === page.language ? undefined : language}>
              <a href={`#${anchor}`}>{heading}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}

function Text({ page }: { page: Page }) {
  const { t } = useTranslation();
  return (
    <>
      {page.intro.map((text) => (
        <p key={text} className={styles.intro}>
          <Words>{text}</Words>
        </p>
      ))}
      {page.sections.map(({ anchor, heading, level, language, blocks }) => (
        <section
          key={anchor}
          id={anchor}
          className={styles.section}
          lang={language === page.language ? undefined : language}
        >
          {level === 2 ? <h2>{heading}</h2> : <h3>{heading}</h3>}
          {blocks.map((block, index) => (
            <ProseBlockView key={index} block={block} ink={(text) => <Words>{text}</Words>} />
          ))}
        </section>
      ))}
      {page.date !== null && <p className={styles.date}>{t('legal.both-languages')}</p>}
      <p>
        <a href="#top">{t('legal.top')}</a>
      </p>
    </>
  );
}
