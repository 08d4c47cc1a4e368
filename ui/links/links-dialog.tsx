import type { UseQueryResult } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ApiError } from '#platform/web/api.ts';
import { Button } from '../parts/button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import styles from './code-links.module.css';

/** One thing at a time: what is being made or ended, by its id. */
export function useLinkWork(queryKey: readonly unknown[]) {
  const client = useQueryClient();
  const [working, setWorking] = useState<'make' | number | null>(null);
  const change = async (button: 'make' | number, ask: () => Promise<void>) => {
    setWorking(button);
    try {
      await ask();
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setWorking(null);
    }
  };
  return { working, change };
}

type LinksProps<Link> = {
  text: string;
  /** In place of the button, where none can be made. */
  instead?: ReactNode;
  /** What is chosen before one is made. */
  choice?: ReactNode;
  /** The one that was just made. */
  made: ReactNode;
  make: { label: string; isWorking: boolean; onMake: () => void };
  list: { title: string; none: string; failed: string };
  query: UseQueryResult<{ data: Link[] }>;
  children: (link: Link) => ReactNode;
};

/** Inside of a dialog: a link is made, those that were are listed. */
export function Links<Link>({ text, instead, choice, made, make, list, query, children }: LinksProps<Link>) {
  const heading = useId();
  return (
    <div className={styles.share}>
      <p>{text}</p>
      {instead}
      {!instead && !made && (
        <>
          {choice}
          <Button icon={<Link2 />} loading={make.isWorking} onClick={make.onMake}>
            {make.label}
          </Button>
        </>
      )}
      {made}
      <section className={styles.share} aria-labelledby={heading}>
        <h3 id={heading} className={styles.heading}>
          {list.title}
        </h3>
        <Loaded query={query} failed={list.failed}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={styles.hint}>{list.none}</p>
            ) : (
              <ul className={styles.list}>{data.map(children)}</ul>
            )
          }
        </Loaded>
      </section>
    </div>
  );
}
