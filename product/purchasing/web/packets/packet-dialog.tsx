import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { SmallSelect } from '#ui/fields/small-select.tsx';
import { shownMoment } from '#ui/formats/dates.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { openModal, useModal } from '#ui/layers/modals.ts';
import { LinkEntry } from '#ui/links/link-entry.tsx';
import { Links, useLinkWork } from '#ui/links/links-dialog.tsx';
import { MadeLink } from '#ui/links/made-link.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import type { educatorPackets } from '../../packets-contract.ts';
import { PACKET_DAYS, type PacketDays, USUAL_DAYS } from '../../rules/packets.ts';

const PACKET = 'packet';

export function openPacketDialog(quote: { id: number; number: string | null }): void {
  openModal(PACKET, { id: quote.id, extra: { number: quote.number ?? '' } });
}

/** Links by which a district's office opens a quote with all it asks for. `calls` are those of who looks. */
export function PacketDialog({ calls }: { calls: typeof educatorPackets }) {
  const { t } = useTranslation();
  const modal = useModal(PACKET);
  const given = modal?.extra['number'];
  const number = typeof given === 'string' ? given : '';
  return (
    <Dialog name={PACKET} title={t('purchasing-packets.title', { number })}>
      {modal !== undefined && <PacketLinks key={modal.id} id={Number(modal.id)} calls={calls} />}
    </Dialog>
  );
}

function PacketLinks({ id, calls }: { id: number; calls: typeof educatorPackets }) {
  const { t } = useTranslation();
  const queryKey = ['packets', id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.list, { id }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  const [days, setDays] = useState<PacketDays>(USUAL_DAYS);
  /** Told once: gone with the dialog. */
  const [made, setMade] = useState<{ url: string; id: number } | null>(null);
  const { working, change } = useLinkWork(queryKey);
  const make = async () => {
    const { url, data } = await call(calls.make, { id, days });
    setMade({ url, id: data.id });
  };
  const revoke = (link: number) => async () => {
    const { notification } = await call(calls.revoke, { id: link });
    if (made?.id === link) setMade(null);
    showSnackbar(notification);
  };
  return (
    <Links
      text={t('purchasing-packets.text')}
      choice={
        <SmallSelect
          label={t('purchasing-packets.days')}
          value={String(days)}
          options={PACKET_DAYS.map((count) => ({
            value: String(count),
            label: t('purchasing-packets.for-days', { count }),
          }))}
          onChange={(value) => setDays(PACKET_DAYS.find((one) => String(one) === value) ?? USUAL_DAYS)}
        />
      }
      make={{
        label: t('purchasing-packets.make'),
        isWorking: working === 'make',
        onMake: () => void change('make', make),
      }}
      made={
        made !== null && (
          <MadeLink
            url={made.url}
            label={t('purchasing-packets.url')}
            copy={t('purchasing-packets.copy')}
            hints={[t('purchasing-packets.once')]}
          />
        )
      }
      list={{
        title: t('purchasing-packets.list'),
        none: t('purchasing-packets.none'),
        failed: t('purchasing-packets.failed'),
      }}
      query={query}
    >
      {({ id: link, state, made_by: name, created_at, ends_at, opened }) => {
        const time = shownMoment(created_at);
        return (
          <LinkEntry
            key={link}
            state={state}
            name={t('purchasing-packets.by', { name, time })}
            opened={
              opened === 0
                ? t('purchasing-packets.not-opened')
                : t('purchasing-packets.opened', { count: opened })
            }
            said={t(`purchasing-packets.state.${state}`, { time: shownMoment(ends_at) })}
            end={{
              label: t('purchasing-packets.revoke'),
              name: t('purchasing-packets.revoke-of', { name, time }),
              isWorking: working === link,
              onEnd: () => void change(link, revoke(link)),
            }}
          />
        );
      }}
    </Links>
  );
}
