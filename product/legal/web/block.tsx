import { type ProseBlock, plainOf } from '#platform/contract/texts/prose.ts';
import { SiteLink } from '#product/site/web/site-link.tsx';
import { RowsTable } from '#ui/table/small-table.tsx';
import { inlineOf } from '../rules/inline.ts';
import styles from './legal-page.module.css';

export function Block({ block }: { block: ProseBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Words>{block.text}</Words>
      </p>
    );
  }
  if (block.kind === 'table') return <Table heads={block.heads} rows={block.rows} />;
  const items = block.items.map((item) => (
    <li key={item}>
      <Words>{item}</Words>
    </li>
  ));
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
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
                <Words>{head}</Words>
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
                    <Words>{cell}</Words>
                  </th>
                ) : (
                  <td key={heads[at]} data-label={plainOf(heads[at] ?? '')}>
                    <Words>{cell}</Words>
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

/** A text with its bold words, its links, and names of files and settings. */
export function Words({ children }: { children: string }) {
  return inlineOf(children).map((part, at) => {
    if (part.href !== undefined) {
      return <Link key={at} href={part.href} words={part.text} />;
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay where they are
    if (part.isBold) return <strong key={at}>{part.text}</strong>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay where they are
    return part.isCode ? <code key={at}>{part.text}</code> : part.text;
  });
}

/** What no page of the app is, the server answers. */
function Link({ href, words }: { href: string; words: string }) {
  if (href.startsWith('/.well-known/')) return <a href={href}>{words}</a>;
  return <SiteLink href={href}>{words}</SiteLink>;
}
