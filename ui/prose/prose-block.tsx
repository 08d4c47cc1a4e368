import type { ReactNode } from 'react';
import { type ProseBlock, plainOf } from '#platform/contract/texts/prose.ts';
import { RowsTable } from '../table/small-table.tsx';
import styles from './prose-block.module.css';

type BlockProps<Block> = {
  block: Block;
  /** What is done with the marks in a text: bold words, and links where there are any. */
  ink: (text: string) => ReactNode;
};

/** A paragraph, a list or a table of a long text. */
export function ProseBlockView({ block, ink }: BlockProps<ProseBlock>) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{ink(block.text)}</p>;
    case 'list':
      return <List block={block} ink={ink} />;
    case 'table':
      return <Table block={block} ink={ink} />;
  }
}

function List({ block: { start, items }, ink }: BlockProps<Extract<ProseBlock, { kind: 'list' }>>) {
  const inside = items.map((item) => <li key={item}>{ink(item)}</li>);
  return start === null ? (
    <ul className={styles.list}>{inside}</ul>
  ) : (
    <ol className={styles.list} start={start}>
      {inside}
    </ol>
  );
}

/** On a phone each row is a card of its own. */
function Table({ block: { heads, rows }, ink }: BlockProps<Extract<ProseBlock, { kind: 'table' }>>) {
  return (
    <div className={styles.table}>
      <RowsTable>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {ink(head)}
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
                    {ink(cell)}
                  </th>
                ) : (
                  <td key={heads[at]} data-label={plainOf(heads[at] ?? '')}>
                    {ink(cell)}
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
