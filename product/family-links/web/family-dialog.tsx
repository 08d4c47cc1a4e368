import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer, UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationReply } from '#platform/contract/message.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { FeatureOff } from '#product/schools/web/feature-off.tsx';
import { localDay, shownDate, shownMoment } from '#ui/formats/dates.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import { CopyButton } from '#ui/parts/copy-button.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import {
  type FamilyInvite,
  inviteFamily,
  type LinkedAdult,
  type MadeInvite,
  readFamily,
  revokeInvite,
  unlinkAdult,
} from '../contract.ts';
import styles from './family-dialog.module.css';
import { FAMILY_PAGES } from './family-pages.ts';
import { PrintedLetter } from './printed-letter.tsx';

const NAME = 'family-links';

type Student = { id: number; first_name: string; archived: boolean };

/** For who owns or administers a child: opens the codes and the linked adults. */
export function FamilyButton({ student }: { student: Student }) {
  const { t } = useTranslation();
  return (
    <>
      <Button size="sm" variant="outline" icon={<UserPlus />} onClick={() => openModal(NAME)}>
        {t(student.archived ? 'family-links.manage' : 'family-links.invite')}
      </Button>
      <Dialog name={NAME} title={t('family-links.title', { name: student.first_name })}>
        <Family key={student.id} student={student} />
      </Dialog>
    </>
  );
}

function Family({ student: { id, first_name: name, archived } }: { student: Student }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const queryKey = ['family', id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readFamily, { id }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
  /** Told once: gone with the dialog. */
  const [made, setMade] = useState<MadeInvite | null>(null);
  /** Which button is at work. */
  const [working, setWorking] = useState<string | null>(null);
  const change = async (button: string, ask: () => Promise<void>) => {
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
  const end = (ask: () => Promise<NotificationReply>) => async () => {
    const { notification } = await ask();
    showSnackbar(notification);
    refreshTables([FAMILY_PAGES]);
  };
  return (
    <div className={styles.family}>
      <p>{t('family-links.text', { name })}</p>
      {made !== null && <Made made={made} />}
      {query.data?.data.is_off === true && <FeatureOff />}
      {!archived && query.data?.data.is_off !== true && (
        <Button
          icon={<UserPlus />}
          variant={made === null ? 'filled' : 'outline'}
          loading={working === 'make'}
          onClick={() => void change('make', async () => setMade(await call(inviteFamily, { id })))}
        >
          {t(made === null ? 'family-links.make' : 'family-links.another')}
        </Button>
      )}
      <Loaded query={query} failed={t('family-links.failed')}>
        {({ data: { adults, invites, feelings } }) => (
          <>
            <section className={styles.family} aria-labelledby="linked-adults">
              <h3 id="linked-adults" className={styles.heading}>
                {t('family-links.adults')}
              </h3>
              {adults.length === 0 && <p className={styles.hint}>{t('family-links.nobody')}</p>}
              <ul className={styles.list}>
                {adults.map((adult) => (
                  <Adult
                    key={adult.id}
                    adult={adult}
                    isWorking={working === `adult ${adult.id}`}
                    onEnd={() =>
                      void change(
                        `adult ${adult.id}`,
                        end(() => call(unlinkAdult, { id: adult.id })),
                      )
                    }
                  />
                ))}
              </ul>
              <p className={styles.hint}>
                {t(feelings ? 'family-links.feelings-on' : 'family-links.feelings-off', { name })}
              </p>
            </section>
            {invites.length > 0 && (
              <section className={styles.family} aria-labelledby="open-codes">
                <h3 id="open-codes" className={styles.heading}>
                  {t('family-links.codes')}
                </h3>
                <ul className={styles.list}>
                  {invites.map((invite) => (
                    <Invite
                      key={invite.id}
                      invite={invite}
                      isWorking={working === `code ${invite.id}`}
                      onEnd={() =>
                        void change(`code ${invite.id}`, async () => {
                          await end(() => call(revokeInvite, { id: invite.id }))();
                          if (made?.data.id === invite.id) setMade(null);
                        })
                      }
                    />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Made({ made }: { made: MadeInvite }) {
  const { t } = useTranslation();
  const [printed, setPrinted] = useState<MadeInvite['letters'][number] | null>(null);
  const done = useCallback(() => setPrinted(null), []);
  return (
    <div className={styles.made}>
      <input readOnly aria-label={t('family-links.code')} className={styles.code} value={made.code} />
      <p className={styles.hint}>{t('family-links.once', { day: shownDate(made.data.last_day) })}</p>
      <div className={styles.buttons}>
        <CopyButton text={made.code} label={t('family-links.copy')} />
        {made.letters.map((letter) => (
          <Button key={letter.language} variant="light" icon={<Printer />} onClick={() => setPrinted(letter)}>
            {t(`family-links.print.${letter.language}`)}
          </Button>
        ))}
      </div>
      {printed !== null && <PrintedLetter letter={printed} code={made.code} onDone={done} />}
    </div>
  );
}

type Ending = { isWorking: boolean; onEnd: () => void };

function Adult({ adult: { name, username, since }, isWorking, onEnd }: Ending & { adult: LinkedAdult }) {
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>
          {username} · {t('family-links.since', { day: shownDate(localDay(since)) })}
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        loading={isWorking}
        aria-label={t('family-links.unlink-of', { name })}
        onClick={onEnd}
      >
        {t('family-links.unlink')}
      </Button>
    </li>
  );
}

function Invite({ invite, isWorking, onEnd }: Ending & { invite: FamilyInvite }) {
  const { t } = useTranslation();
  const maker = { name: invite.made_by, time: shownMoment(invite.created_at) };
  return (
    <li className={styles.row}>
      <div>
        <p>{t('family-links.by', maker)}</p>
        <p className={styles.hint}>{t('family-links.until', { day: shownDate(invite.last_day) })}</p>
      </div>
      <Button
        size="sm"
        variant="outline"
        loading={isWorking}
        aria-label={t('family-links.revoke-of', maker)}
        onClick={onEnd}
      >
        {t('family-links.revoke')}
      </Button>
    </li>
  );
}
