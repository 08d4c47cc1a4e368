import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, EyeOff, Images, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { MadeBook } from '#product/play/web/comics/book/made-book.tsx';
import { MadePanelView } from '#product/play/web/comics/book/made-panel.tsx';
import { openAction } from '#ui/actions/action.ts';
import { MyFigureProvider } from '#ui/art/mine.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { type ReadComic, readComics, type StudentComics } from '../../comics-contract.ts';
import { useAsked } from '../student/asked.ts';
import { comicActions } from './actions.ts';
import styles from './comics-screen.module.css';

type Of = 'educator' | 'parent';

/** A child's comics for the adults who look after it: to read, to print, and to put away. */
export function ComicsScreen({ of }: { of: Of }) {
  const { t } = useTranslation();
  const { id } = useAsked();
  const changes = useTableChanges();
  const query = useQuery({
    queryKey: ['comics', of, id, changes],
    queryFn: ({ signal }) => call(readComics[of], { id }, { signal, quiet: true }),
    placeholderData: (before) => before,
    retry: false,
  });
  const name = query.data?.data.first_name;
  return (
    <Page
      title={
        name === undefined ? t('insight-student.comics.title') : t('insight-student.comics.page', { name })
      }
      lead={t('insight-student.comics.lead')}
      above={
        <p className={styles.back}>
          <ButtonLink to={`/${of}/students/${id}`} variant="subtle" size="sm" icon={<ArrowLeft />}>
            {name ?? t(of === 'parent' ? 'insight-student.family.back' : 'insight-student.back')}
          </ButtonLink>
        </p>
      }
      width="wide"
    >
      <Loaded query={query} failed={t('insight-student.comics.failed')}>
        {({ data }) => (
          <MyFigureProvider value={data.figure}>
            <Shown data={data} id={id} of={of} />
          </MyFigureProvider>
        )}
      </Loaded>
    </Page>
  );
}

type ShownProps = { data: StudentComics; id: number; of: Of };

function Shown({ data, id, of }: ShownProps) {
  const { t } = useTranslation();
  const { comic: asked }: Record<string, unknown> = useSearch({ strict: false });
  const { comics } = data;
  const open = comics.find((comic) => comic.id === asked);
  if (comics.length === 0) {
    return (
      <EmptyState
        title={t('insight-student.comics.empty.title')}
        text={t('insight-student.comics.empty.text')}
      />
    );
  }
  if (open !== undefined) return <One comic={open} data={data} id={id} of={of} />;
  return (
    <ul className={styles.comics}>
      {comics.map((comic) => (
        <li key={comic.id}>
          <Cover comic={comic} />
        </li>
      ))}
    </ul>
  );
}

function useTitle(): (comic: ReadComic) => string {
  const { t } = useTranslation();
  return ({ title }) => title || t('play-comics.untitled');
}

function Cover({ comic }: { comic: ReadComic }) {
  const { t } = useTranslation();
  const title = useTitle()(comic);
  const [first] = comic.panels;
  return (
    <Link to="." search={{ comic: comic.id }} className={styles.cover} data-away={comic.hidden || undefined}>
      {first !== undefined && <MadePanelView panel={first} program={comic.program} number={1} isSmall />}
      <strong>{title}</strong>
      <span className={styles.day}>
        {t('insight-student.comics.made-on', { day: shownDate(comic.made_on) })}
      </span>
      {comic.hidden && <Badge>{t('insight-student.comics.away')}</Badge>}
    </Link>
  );
}

function One({ comic, data, id, of }: ShownProps & { comic: ReadComic }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hide, show } = comicActions[of];
  return (
    <>
      {comic.hidden && (
        <p>
          <Badge>{t('insight-student.comics.away')}</Badge>
        </p>
      )}
      <MadeBook comic={comic} name={data.first_name} day={comic.made_on}>
        <Button
          size="lg"
          variant="outline"
          icon={<Images />}
          onClick={() => void navigate({ to: '.', search: {} })}
        >
          {t('insight-student.comics.all')}
        </Button>
        {data.may_hide && (
          <Button
            size="lg"
            variant="outline"
            icon={comic.hidden ? <Undo2 /> : <EyeOff />}
            onClick={() =>
              openAction(comic.hidden ? show : hide, {
                values: { id, comic: comic.id, hidden: !comic.hidden },
              })
            }
          >
            {t(comic.hidden ? 'insight-student.comics.bring-back' : 'insight-student.comics.put-away')}
          </Button>
        )}
      </MadeBook>
    </>
  );
}
