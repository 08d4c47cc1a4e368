import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { TableTab } from '#ui/table/table-tabs.tsx';
import { storyMoments } from '../features-contract.ts';
import { OnOff } from './features-tab.tsx';

type District = OutputOf<typeof storyMoments.list>['data'][number];

const KEY = ['story-moments'];

/** Those that somebody runs; none while nobody knows, and for who runs a school or a team. */
export function useOwnDistricts(): readonly District[] {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(storyMoments.list, {}, { signal, quiet: true }),
  });
  return data?.data ?? [];
}

/** For who runs a district: whether choices are told in the words of the story. Staff in their place only read it. */
export function momentsTabs(t: TFunction, districts: readonly District[], isReadOnly: boolean): TableTab[] {
  if (districts.length === 0) return [];
  const content = districts.map((district) => (
    <DistrictCard key={district.id} district={district} isReadOnly={isReadOnly} />
  ));
  return [{ id: 'story-moments', label: t('schools.moments.tab'), content }];
}

function DistrictCard({ district, isReadOnly }: { district: District; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { id, name, on } = district;
  const { turnOn, turnOff } = useTurns();
  return (
    <Card
      title={t('schools.moments.title', { district: name })}
      aside={<OnOff on={on} />}
      actions={
        !isReadOnly && (
          <Button
            variant="outline"
            onClick={() =>
              openAction(on ? turnOff : turnOn, { values: { id, on: !on }, facts: { district: name } })
            }
          >
            {t(on ? 'schools.moments.turn-off.submit' : 'schools.moments.turn-on.submit')}
          </Button>
        )
      }
    >
      <p>{t(on ? 'schools.moments.on-text' : 'schools.moments.off-text')}</p>
    </Card>
  );
}

function useTurns() {
  const queries = useQueryClient();
  const onDone = (): void => void queries.invalidateQueries({ queryKey: KEY });
  const turn = (word: 'on' | 'off') =>
    action({
      name: `story-moments-${word}`,
      endpoint: storyMoments.set,
      title: `schools.moments.turn-${word}.title`,
      text: `schools.moments.turn-${word}.text`,
      submit: `schools.moments.turn-${word}.submit`,
      onDone,
    });
  return { turnOn: turn('on'), turnOff: turn('off') };
}
