import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { findEducators } from '#product/schools/contract.ts';
import { SuggestBox } from '#ui/fields/suggest-box.tsx';
import { useFinder } from '#ui/fields/use-found.ts';
import { Fold } from '#ui/navigation/fold.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { DistrictUploadState } from '../../district-contract.ts';
import { ENCODINGS } from '../../rules/encodings.ts';
import { Flag } from '../columns-step.tsx';
import { LeftOut } from '../left-out.tsx';
import { Chosen } from '../reading-facts.tsx';
import type { UploadScope } from '../scope.ts';
import styles from '../uploads.module.css';

type Reply = { data: DistrictUploadState };
type Props = {
  upload: DistrictUploadState;
  scope: UploadScope;
  onDone: (reply: Reply) => void;
  cancel: ReactNode;
};

const FLAGS = ['archive_missing', 'allow_duplicates', 'keep_providers'] as const;
type Flags = Pick<DistrictUploadState, (typeof FLAGS)[number]>;
type School = DistrictUploadState['schools'][number];
/** Where the students of a school of the file go, and who gets those whose teacher has no account. */
type Link = { school_id: number | null; educator: { id: number; name: string } | null };

/** The second step: which school of the district each school of the file is, found already where it could be. */
export function LinkStep({ upload, scope, onDone, cancel }: Props) {
  const { t } = useTranslation();
  const say = useSay();
  const { orgs, schools } = upload;
  const [links, setLinks] = useState<ReadonlyMap<string, Link>>(
    () => new Map(orgs.map((org) => [org.id, { school_id: org.school_id, educator: null }])),
  );
  const [flags, setFlags] = useState<Flags>(upload);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const meant = [...links.values()].flatMap(({ school_id: id }) => (id === null ? [] : [id]));
  const isTwice = new Set(meant).size < meant.length;
  const unmatched = orgs.length - meant.length;
  const isWrong = meant.length === 0 || isTwice;

  const send = async (go: () => Promise<Reply>) => {
    if (sending) return;
    setSending(true);
    setProblem(null);
    try {
      onDone(await go());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.reply?.errors?.['links'] ?? null);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const { archive_missing, allow_duplicates, keep_providers } = flags;
    const asked = orgs.map(({ id: org }) => {
      const link = links.get(org);
      return { org, school_id: link?.school_id ?? null, educator_id: link?.educator?.id ?? null };
    });
    const options = { archive_missing, allow_duplicates, keep_providers };
    void send(() => call(scope.district.calls.split, { id: upload.id, links: asked, ...options }));
  };

  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {upload.error !== null && (
        <Banner tone="error" live>
          {say(upload.error)}
        </Banner>
      )}
      {problem !== null && (
        <Banner tone="error" live>
          {say(problem)}
        </Banner>
      )}
      {isTwice && (
        <Banner tone="warning" live>
          {t('rosters-uploads.district.link.school-twice')}
        </Banner>
      )}
      {unmatched > 0 && (
        <Banner tone="warning">{t('rosters-uploads.district.link.unmatched', { count: unmatched })}</Banner>
      )}
      {upload.delta && <Banner>{t('rosters-uploads.oneroster.delta')}</Banner>}
      {upload.schoolless > 0 && (
        <Banner tone="warning">
          {t('rosters-uploads.district.link.schoolless', { count: upload.schoolless })}
        </Banner>
      )}
      <LeftOut upload={upload} load={scope.district.calls.leftOut} />
      <Card title={t('rosters-uploads.district.link.title')}>
        <p>{t('rosters-uploads.district.link.text', { count: orgs.length })}</p>
        <ul className={styles.columns}>
          {orgs.map((org) => (
            <SchoolChoice
              key={org.id}
              org={org}
              schools={schools}
              link={links.get(org.id) ?? { school_id: null, educator: null }}
              onChange={(link) => setLinks(new Map(links).set(org.id, link))}
            />
          ))}
        </ul>
      </Card>
      <Card>
        <fieldset className={styles.flags}>
          <legend>{t('rosters-uploads.flags.title')}</legend>
          {FLAGS.filter((flag) => flag !== 'archive_missing' || !upload.delta).map((flag) => (
            <Flag
              key={flag}
              label={t(`rosters-uploads.flags.${flag}.label`)}
              hint={t(`rosters-uploads.flags.${flag}.hint`)}
              checked={flags[flag]}
              onChange={(checked) => setFlags({ ...flags, [flag]: checked })}
            />
          ))}
        </fieldset>
      </Card>
      {upload.encoding !== null && (
        <Fold
          one
          title={t('rosters-uploads.reading.title')}
          sum={say({ i18n: `rosters-uploads.reading.encodings.${upload.encoding}` })}
        >
          <Card title={t('rosters-uploads.reading.title')}>
            <Chosen
              label={t('rosters-uploads.reading.encoding')}
              hint={
                upload.names.length === 0
                  ? null
                  : t('rosters-uploads.reading.encoding-hint', { names: upload.names.join(' · ') })
              }
              value={upload.encoding}
              options={ENCODINGS.map((value) => ({
                value,
                label: say({ i18n: `rosters-uploads.reading.encodings.${value}` }),
              }))}
              onChange={(value) => {
                const encoding = ENCODINGS.find((one) => one === value);
                if (encoding === undefined) return;
                void send(() => call(scope.district.calls.reread, { id: upload.id, encoding }));
              }}
            />
          </Card>
        </Fold>
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={sending} aria-disabled={isWrong}>
          {t('rosters-uploads.district.link.submit', { count: meant.length })}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

type SchoolChoiceProps = {
  org: DistrictUploadState['orgs'][number];
  schools: readonly School[];
  link: Link;
  onChange: (link: Link) => void;
};

function SchoolChoice({ org, schools, link, onChange }: SchoolChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const school = schools.find((one) => one.id === link.school_id);
  const wordsOf = ({ name, applied, educator_id: educator }: School): string => {
    if (applied) return t('rosters-uploads.district.link.applied-option', { name });
    return educator === null ? t('rosters-uploads.district.link.nobody-option', { name }) : name;
  };
  return (
    <li className={styles.column}>
      <div>
        <label htmlFor={id} className={styles.header}>
          {org.name}
        </label>
        <div className={styles.sample}>
          {t('rosters-uploads.district.link.students', { count: org.students })}
        </div>
      </div>
      <div className={styles.choice}>
        <select
          id={id}
          className={styles.select}
          value={link.school_id ?? ''}
          onChange={({ target }) =>
            onChange({ school_id: target.value === '' ? null : Number(target.value), educator: null })
          }
        >
          <option value="">{t('rosters-uploads.district.link.leave-out')}</option>
          {schools.map((one) => (
            <option key={one.id} value={one.id} disabled={one.applied || one.educator_id === null}>
              {wordsOf(one)}
            </option>
          ))}
        </select>
        {school !== undefined && (
          <EducatorChoice
            key={school.id}
            school={school}
            chosen={link.educator}
            onChange={(educator) => onChange({ ...link, educator })}
          />
        )}
      </div>
    </li>
  );
}

type EducatorChoiceProps = {
  school: School;
  chosen: Link['educator'];
  onChange: (educator: Link['educator']) => void;
};

/** Who is proposed, until somebody else is wanted. */
function EducatorChoice({ school, chosen, onChange }: EducatorChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const load = useFinder(findEducators, undefined, school.id);
  if (text === null) {
    return (
      <div className={styles.sample}>
        {t('rosters-uploads.district.link.educator', { educator: chosen?.name ?? school.educator ?? '' })}{' '}
        <Button
          variant="subtle"
          size="sm"
          aria-label={t('rosters-uploads.district.link.change-for', { school: school.name })}
          onClick={() => setText('')}
        >
          {t('rosters-uploads.district.link.change')}
        </Button>
      </div>
    );
  }
  const label = t('rosters-uploads.district.link.educator-of', { school: school.name });
  return (
    <div>
      <label htmlFor={id} className={styles.sample}>
        {label}
      </label>
      <SuggestBox
        label={label}
        text={text}
        load={load}
        control={{ id }}
        onType={(typed) => {
          setText(typed);
          onChange(null);
        }}
        onChoose={({ value, label: name }) => {
          onChange({ id: Number(value), name });
          setText(null);
        }}
      />
    </div>
  );
}
