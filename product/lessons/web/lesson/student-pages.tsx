import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Scissors } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Feeling } from '#brands/feelings.ts';
import type { ItemMark, StudentBlock, StudentPage } from '../../rules/lesson/lesson.ts';
import { Marked } from '../shared/marked.tsx';
import { StudentFace } from './student-face.tsx';
import styles from './student-pages.module.css';

type StudentPagesProps = { pages: readonly StudentPage[]; level: 'elementary' | 'middle' };

/** As it will print: black on white, also at night. */
export function StudentPages({ pages, level }: StudentPagesProps) {
  const { t } = useTranslation();
  return pages.map((page) => {
    const cut = page.blocks.findIndex(({ kind }) => kind === 'cut');
    const above = cut < 0 ? page.blocks : page.blocks.slice(0, cut);
    const cards = cut < 0 ? [] : page.blocks.slice(cut + 1);
    return (
      <article key={page.title} className={styles.sheet} data-level={level}>
        <p className={styles.name} aria-hidden="true">
          {t('lessons.page.first-name')} <span />
        </p>
        <h3>{page.title}</h3>
        {above.map((block, at) => (
          <Block key={at} block={block} />
        ))}
        {cut >= 0 && (
          <p className={styles.cut}>
            <Scissors aria-hidden="true" />
            <span className="visually-hidden">{t('lessons.page.cut')}</span>
          </p>
        )}
        {cards.length > 0 && (
          <div className={styles.cards}>
            {cards.map((block, at) => (
              <Cards key={at} block={block} />
            ))}
          </div>
        )}
      </article>
    );
  });
}

/** Each item of a list below the scissors is a card. */
function Cards({ block }: { block: StudentBlock }) {
  if (block.kind !== 'list') {
    return (
      <div className={styles.card}>
        <Block block={block} />
      </div>
    );
  }
  return block.items.map(({ text, mark }) => (
    <div key={text} className={styles.card}>
      <p>
        <Marked text={text} /> <Mark mark={mark} />
      </p>
    </div>
  ));
}

function Block({ block }: { block: StudentBlock }) {
  const { t } = useTranslation();
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Marked text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map(({ text, mark }) => (
        <li key={text}>
          <Marked text={text} /> <Mark mark={mark} />
        </li>
      ));
      return block.start === null ? (
        <ul className={styles.list}>{items}</ul>
      ) : (
        <ol className={styles.list} start={block.start}>
          {items}
        </ol>
      );
    }
    case 'lines':
      return (
        <div className={styles.lines} aria-hidden="true">
          {Array.from({ length: block.count }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      );
    case 'box':
      return <div className={styles.box} style={{ height: `${block.cm}cm` }} aria-hidden="true" />;
    case 'draw':
      return (
        <div className={styles.draw} style={{ height: `${block.cm}cm` }}>
          <p>{t('lessons.page.to-color', { picture: t(`lessons.outlines.${block.outline}`) })}</p>
        </div>
      );
    case 'faces':
      return (
        <ul className={styles.faces}>
          {block.faces.map((face) => (
            <FaceOf key={face} face={face} />
          ))}
        </ul>
      );
    case 'scale':
      return (
        <div className={styles.scale}>
          <p>
            <span>{block.left}</span>
            <span>{block.right}</span>
          </p>
          <ol>
            {Array.from({ length: block.to - block.from + 1 }, (_, at) => (
              <li key={at}>{block.from + at}</li>
            ))}
          </ol>
        </div>
      );
    case 'choose':
      return (
        <ul className={styles.choose}>
          {block.among.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      );
    case 'columns':
      return <Columns heads={block.heads} rows={block.rows} />;
    case 'circles':
    case 'arrow':
      return (
        <p>
          <Mark mark={block} />
        </p>
      );
    case 'cut':
      return null;
  }
}

function FaceOf({ face }: { face: Feeling }) {
  const { t } = useTranslation();
  return (
    <li>
      <StudentFace face={face} />
      {t(`lessons.faces.${face}`)}
    </li>
  );
}

/** A cell to write in. */
const BLANK = '\u00a0';

function Columns({ heads, rows }: { heads: readonly string[]; rows: readonly string[] }) {
  return (
    <div className={styles.grid}>
      <table>
        <thead>
          <tr>
            {heads.map((head, at) =>
              head === '' ? (
                <td key={at}>{BLANK}</td>
              ) : (
                <th key={at} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {heads.map((_, at) => (
                <td key={at}>{at === 0 ? row : BLANK}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ARROWS = { up: ArrowUp, down: ArrowDown, left: ArrowLeft, right: ArrowRight };

function Mark({ mark }: { mark: ItemMark }) {
  if (mark === null) return null;
  if (mark.kind === 'circles') {
    return (
      <span className={styles.circles} aria-hidden="true">
        {Array.from({ length: mark.count }, (_, at) => (
          <span key={at} />
        ))}
      </span>
    );
  }
  const Arrow = ARROWS[mark.to];
  return <Arrow className={styles.arrow} aria-hidden="true" />;
}
