import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { badgeAddress } from '#product/accounts/rules/sign-in/badges.ts';
import { QrCode } from '#ui/codes/qr-code.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { CopyButton } from '#ui/parts/copy-button.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { educatorStudents, type LoginCard, parentStudents } from '../../contract.ts';
import { BADGES_ON_SCREEN, loginLines } from '../../rules/login-cards.ts';
import { PrintedCards } from './login-cards.tsx';
import styles from './login-information.module.css';
import { LOGIN_INFORMATION, useAskedLogins } from './login-information.ts';

const CALLS = { student: educatorStudents.loginInformation, child: parentStudents.loginInformation };

/** How a student signs in: read, copied or printed as cards. */
export function LoginInformationDialog() {
  const say = useSay();
  const asked = useAskedLogins();
  if (asked === null) return null;
  return (
    <Dialog
      name={LOGIN_INFORMATION}
      title={say({
        i18n: `rosters.${asked.word}.login-information.title`,
        values: { count: asked.ids.length },
      })}
      size="lg"
    >
      <LoginInformation key={asked.ids.join()} {...asked} />
    </Dialog>
  );
}

function LoginInformation({ word, ids }: { word: keyof typeof CALLS; ids: readonly number[] }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['login-information', word, ids],
    queryFn: ({ signal }) => call(CALLS[word], { ids: [...ids] }, { signal }),
    // Passwords are not kept once the dialog is closed, and each reading of them is noted on the server.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isError) {
    return (
      <Banner
        tone="error"
        live
        actions={
          <Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>
            {t('ui.try-again')}
          </Button>
        }
      >
        {t('rosters.login-information.failed')}
      </Banner>
    );
  }
  return data === undefined ? <Skeleton lines={6} /> : <Logins {...data.data} />;
}

type Data = OutputOf<(typeof CALLS)['student']>['data'];

function Logins({ students, student_url: address }: Data) {
  const { t } = useTranslation();
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  return (
    <div className={styles.information}>
      <p>
        {t('rosters.login-information.address')}{' '}
        <a className={styles.address} href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      {students.some((student) => student.class_code) && (
        <p className={styles.note}>{t('rosters.login-information.class-code')}</p>
      )}
      {students.some((student) => student.badge !== null) && (
        <p className={styles.note}>{t('rosters.login-information.badges')}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled with the keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('rosters.login-information.list')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('rosters.columns.name')}</th>
              <th scope="col">{t('rosters.columns.username')}</th>
              <th scope="col">{t('rosters.fields.password')}</th>
            </tr>
          </thead>
          <tbody>
            {students.map(({ id, name, username, password, badge }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {badge !== null && <Badge tone="success">{t('rosters.login-information.has-badge')}</Badge>}
                </th>
                <td className={styles.code} data-label={t('rosters.columns.username')}>
                  {username}
                </td>
                <td className={styles.code} data-label={t('rosters.fields.password')}>
                  {password}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {students.length <= BADGES_ON_SCREEN &&
        students.map((student) => <ShownBadge key={student.id} student={student} address={address} />)}
      <div className={styles.choices}>
        <Button icon={<Printer />} loading={printing} onClick={() => setPrinting(true)}>
          {t('rosters.login-information.print')}
        </Button>
        <CopyButton text={loginLines(students)} label={t('rosters.login-information.copy')} />
      </div>
      {printing && <PrintedCards students={students} address={address} onDone={printed} />}
    </div>
  );
}

/** A badge without a printer: held from this screen to the other device's camera, or opened right here. */
function ShownBadge({ student, address }: { student: LoginCard; address: string }) {
  const { t } = useTranslation();
  const { first_name: name, badge } = student;
  if (badge === null) return null;
  const link = badgeAddress(address, badge);
  return (
    <section className={styles.badge} aria-label={t('rosters.login-information.badge-of', { name })}>
      <QrCode
        className={styles.qr}
        text={link}
        label={t('rosters.login-information.badge-qr', { address })}
      />
      <div className={styles.use}>
        <h3>{t('rosters.login-information.badge-of', { name })}</h3>
        <p>{t('rosters.login-information.badge-use')}</p>
        <ButtonLink href={link} target="_blank" rel="noreferrer" variant="light" icon={<ExternalLink />}>
          {t('rosters.login-information.badge-open')}
        </ButtonLink>
      </div>
    </section>
  );
}
