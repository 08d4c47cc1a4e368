import { MonitorSmartphone, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { signOut } from '#product/accounts/web/session/session.ts';
import { localDay, shownDate, shownMoment } from '#ui/formats/dates.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { closeDevices, makeClassCards, type OpenDevice } from '../../contract.ts';
import { cardAddress } from '../../rules/devices.ts';
import styles from './desk.module.css';
import { quietly, useDeed } from './use-desk.ts';

/** Devices that are open for the class. They are told apart by a number, which each shows at its foot. */
export function DevicesCard({ devices }: { devices: readonly OpenDevice[] }) {
  const { t, i18n } = useTranslation();
  const deed = useDeed();
  const close = (ids: number[]) => deed(() => call(closeDevices, { ids }));
  const moment = (at: string): string => shownMoment(at, i18n.language);
  const day = (at: string): string =>
    // The moment itself is the first of the next school year.
    shownDate(localDay(new Date(new Date(at).getTime() - 1000).toISOString()), i18n.language);
  const [first] = devices;
  return (
    <Card
      title={t('class-tiles-desk.devices.title')}
      actions={
        <>
          <Button icon={<MonitorSmartphone />} onClick={() => openModal('class-device-here')}>
            {t('class-tiles-desk.devices.here')}
          </Button>
          {devices.length > 1 && (
            <Button variant="subtle" onClick={() => openModal('class-devices-close')}>
              {t('class-tiles-desk.devices.close-all')}
            </Button>
          )}
        </>
      }
    >
      {first === undefined ? (
        <p>{t('class-tiles-desk.devices.none')}</p>
      ) : (
        <>
          <p>{t('class-tiles-desk.devices.text', { date: day(first.ends_at) })}</p>
          <ul className={styles.list}>
            {devices.map(({ id, number, opened_at: opened, used_at: used }) => (
              <li key={id} className={styles.row}>
                <span className={styles.what}>
                  <strong>{t('class-tiles-desk.devices.name', { number })}</strong>
                  <span>{t('class-tiles-desk.devices.opened', { date: moment(opened) })}</span>
                  <span>{t('class-tiles-desk.devices.used', { date: moment(used) })}</span>
                </span>
                <Button
                  size="sm"
                  variant="outline"
                  icon={<X />}
                  aria-label={t('class-tiles-desk.devices.close-one', { number })}
                  onClick={() => quietly(close([id]))}
                >
                  {t('class-tiles-desk.devices.close')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Confirm
        name="class-device-here"
        title={t('class-tiles-desk.devices.here-title')}
        confirmLabel={t('class-tiles-desk.devices.here-confirm')}
        onConfirm={openHere}
      >
        {t('class-tiles-desk.devices.here-text')}
      </Confirm>
      <Confirm
        name="class-devices-close"
        title={t('class-tiles-desk.devices.close-all-title')}
        confirmLabel={t('class-tiles-desk.devices.close-all')}
        danger
        onConfirm={() => close(devices.map(({ id }) => id))}
      >
        {t('class-tiles-desk.devices.close-all-text')}
      </Confirm>
    </Card>
  );
}

/** A device that children use keeps no teacher signed in. */
async function openHere(): Promise<void> {
  const { data } = await call(makeClassCards, { count: 1, here: true });
  await signOut();
  location.assign(cardAddress(data.student_url, data.codes[0] ?? ''));
}
