import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { useLanguage } from '#product/check-ins/web/day-words.ts';
import { SmallSelect } from '#ui/fields/small-select.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { exportClass, exportPlaces, exportSchool } from '../export-contract.ts';
import styles from './child-data.module.css';

type Places = OutputOf<typeof exportPlaces>;

/** A class or a school at once, for who runs it; nothing where the reader runs none. */
export function ManyCard({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['export-places'],
    queryFn: ({ signal }) => call(exportPlaces, {}, { signal, quiet: true }),
    retry: false,
  });
  return (
    <LoadedPart query={query} failed={t('child-data.exports.places-failed')}>
      {(places) =>
        places.schools.length + places.classes.length === 0 ? null : (
          <Choice places={places} onStarted={onStarted} />
        )
      }
    </LoadedPart>
  );
}

function Choice({ places, onStarted }: { places: Places; onStarted: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isStarting, setStarting] = useState(false);
  const options = [
    ...places.schools.map((place) => ({ ...place, kind: 'school' as const })),
    ...places.classes.map((place) => ({ ...place, kind: 'class' as const })),
  ].map(({ kind, id, name, students, archived }) => ({
    value: `${kind} ${id}`,
    label:
      archived === 0
        ? t('child-data.exports.place', { name, count: students })
        : t('child-data.exports.place-archived', { name, count: students, archived }),
  }));
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  const start = async () => {
    const [kind, id] = chosen.split(' ');
    setStarting(true);
    try {
      const input = { id: Number(id), language, operation_id: newOperationId() };
      const reply = await call(kind === 'school' ? exportSchool : exportClass, input);
      showSnackbar(reply.notification);
      onStarted();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setStarting(false);
    }
  };
  return (
    <Card title={t('child-data.exports.many')}>
      <p>{t('child-data.exports.many-text')}</p>
      <div className={styles.choose}>
        <SmallSelect
          label={t('child-data.exports.which')}
          value={chosen}
          options={options}
          onChange={setChosen}
          wide
        />
        {/* A list of choices breaks no line: what a narrow one cuts off stands below it. */}
        <p className={styles.chosen} aria-hidden="true">
          {options.find(({ value }) => value === chosen)?.label}
        </p>
        <Button icon={<Download />} loading={isStarting} onClick={() => void start()}>
          {t('child-data.exports.start-many')}
        </Button>
      </div>
    </Card>
  );
}
