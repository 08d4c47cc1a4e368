import { useTranslation } from 'react-i18next';
import { plainOf } from '#platform/contract/texts/prose.ts';
import { RowsTable } from '#ui/table/small-table.tsx';
import { type GuideBlock } from '../../rules/guide/guide.ts';
import styles from './guides.module.css';
import { Ink } from './ink.tsx';
import { guidePicture } from './pictures.ts';

/** What stands in a part of a guide. A picture that was not taken is left out. */
export function GuideBlockView({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Ink>{block.text}</Ink>
        </p>
      );
    case 'list':
      return <List {...block} />;
    case 'picture':
      return <Picture name={block.name} />;
    case 'check':
      return (
        <details className={styles.check}>
          <summary>
            <Ink>{block.question}</Ink>
          </summary>
          <p>
            <Ink>{block.answer}</Ink>
          </p>
        </details>
      );
    case 'table':
      return <Table heads={block.heads} rows={block.rows} />;
  }
}

function List({ start, items }: Extract<GuideBlock, { kind: 'list' }>) {
  const inside = items.map((item) => (
    <li key={item}>
      <Ink>{item}</Ink>
    </li>
  ));
  return start === null ? (
    <ul className={styles.list}>{inside}</ul>
  ) : (
    <ol className={styles.list} start={start}>
      {inside}
    </ol>
  );
}

function Picture({ name }: { name: Extract<GuideBlock, { kind: 'picture' }>['name'] }) {
  const { t, i18n } = useTranslation();
  const source = guidePicture(name, i18n.language);
  if (source === null) return null;
  return (
    <figure className={styles.figure}>
      <img src={source} alt="" loading="lazy" width={960} height={600} />
      <figcaption>{t(`lessons-guides.pictures.${name}`)}</figcaption>
    </figure>
  );
}

/** On a phone each row is a card of its own. */
function Table({ heads, rows }: { heads: readonly string[]; rows: readonly string[][] }) {
  return (
    <div className={styles.table}>
      <RowsTable>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                <Ink>{head}</Ink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={heads[at]} scope="row">
                    <Ink>{cell}</Ink>
                  </th>
                ) : (
                  <td key={heads[at]} data-label={plainOf(heads[at] ?? '')}>
                    <Ink>{cell}</Ink>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </RowsTable>
    </div>
  );
}
