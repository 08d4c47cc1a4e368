import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#product/accounts/web/session/session.ts';
import { FeatureOff } from '#product/schools/web/feature-off.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { useRoundToBegin } from '../shared/use-round.ts';
import { RoundOf } from './round-of.tsx';

/** A child a screen: what one saw of six skills. */
export function RoundScreen() {
  const { t } = useTranslation();
  const isActedAs = useSession(({ actingAs }) => actingAs !== null);
  if (!isActedAs) return <OwnRound />;
  return (
    <Page title={t('observations.title')}>
      <Card>
        <p>{t('observations.hidden')}</p>
      </Card>
    </Page>
  );
}

function OwnRound() {
  const { t } = useTranslation();
  const query = useRoundToBegin();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const first = Number(search['child'] ?? 0);
  if (query.data !== undefined && !query.data.data.is_off)
    return <RoundOf round={query.data.data} first={first} />;
  return (
    <Page
      title={t('observations.title')}
      width="wide"
      actions={
        <ButtonLink to="/educator/emotion-check-ins/sel" variant="outline">
          {t('observations.round.to-list')}
        </ButtonLink>
      }
    >
      <Loaded query={query} failed={t('observations.progress.failed')}>
        {({ data }) => data.is_off && <FeatureOff />}
      </Loaded>
    </Page>
  );
}
