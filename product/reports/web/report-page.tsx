import { Link } from '@tanstack/react-router';
import { Footprints, Gamepad2, House, Images, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '#platform/web/brand.tsx';
import { Emblem } from '#ui/art/logo.tsx';
import { classNames } from '#ui/style/class-names.ts';
import print from '#ui/style/on-paper.module.css';
import type { Card, ReportPage } from '../rules/page-shape.ts';
import { PaperLine } from './paper-line.tsx';
import styles from './report-page.module.css';
import { SkillRows } from './skill-rows.tsx';

/** A report as it looks on paper. Its words come from the server, the same as in the PDF. */
type ReportPaperProps = {
  page: ReportPage;
  /** Where lessons are read, for who has an account: else the lesson is only named. */
  lessons?: string;
};

export function ReportPaper({ page, lessons }: ReportPaperProps) {
  const { name: brand, logo } = useBrand();
  const { well, next, made, lesson } = page;
  const named =
    lesson === null ? null : (
      <p>
        <strong>{lesson.strong}</strong>{' '}
        {lessons === undefined ? lesson.text : <Link to={`${lessons}/${lesson.code}`}>{lesson.text}</Link>}
      </p>
    );
  const isLetter = page.part === 'family';
  const cards = classNames(styles.cards, isLetter && styles.letter);
  return (
    <article
      className={classNames(styles.paper, print.onPaper)}
      lang={page.language}
      aria-label={`${page.name}: ${page.about}`}
    >
      <header className={styles.head}>
        <div>
          <p className={styles.about}>
            <Emblem colors={logo} size={24} />
            <strong>{brand}</strong> {page.about}
          </p>
          <h2 className={styles.name}>{page.name}</h2>
        </div>
        <div className={styles.facts}>
          {page.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      </header>
      {page.greeting !== null && <p>{page.greeting}</p>}
      <div className={cards}>
        {well !== null && <PaperCard card={well} icon={<Sprout />} tint="green" />}
        {next !== null && (
          <PaperCard card={next} icon={<Footprints />} tint="orange">
            {!isLetter && named}
          </PaperCard>
        )}
      </div>
      {page.skills !== null && <SkillRows skills={page.skills} />}
      {made !== null && <PaperCard card={made} icon={<Images />} tint="green" />}
      <div className={cards}>
        <PaperCard card={page.play} icon={<Gamepad2 />} tint="plain" />
        <PaperCard card={page.home} icon={<House />} tint="orange">
          {isLetter && named}
        </PaperCard>
      </div>
      {page.notes !== null && (
        <section className={styles.notes}>
          <h3>{page.notes}</h3>
        </section>
      )}
      <p className={styles.small}>{page.small}</p>
    </article>
  );
}

type PaperCardProps = {
  card: Card;
  icon: ReactNode;
  tint: 'green' | 'orange' | 'plain';
  /** After its lines. */
  children?: ReactNode;
};

function PaperCard({ card, icon, tint, children }: PaperCardProps) {
  return (
    <section className={classNames(styles.card, styles[tint])}>
      <h3>
        {icon}
        {card.title}
      </h3>
      {card.lines.map((line) => (
        <p key={`${line.strong} ${line.text}`}>
          <PaperLine line={line} />
        </p>
      ))}
      {children}
      {card.quote !== null && (
        <figure className={styles.quote}>
          <figcaption>
            <strong>{card.quote.lead}</strong>
            {card.quote.told !== null && <span>{card.quote.told}</span>}
          </figcaption>
          <blockquote>{card.quote.text}</blockquote>
        </figure>
      )}
    </section>
  );
}
