import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#brands/brand.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { ApiError, call, callFor } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { fileName, save } from '#platform/web/files/save.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal } from '#ui/layers/modals.ts';
import dialogs from '#ui/layers/parts-dialog.module.css';
import { Segments } from '#ui/navigation/segments.tsx';
import { Button } from '#ui/parts/button.tsx';
import { FocusFirst, Loaded } from '#ui/parts/loaded.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { planDownload, startDownload } from '../../downloads-contract.ts';
import {
  AT_ONCE,
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  type DownloadLanguage,
  extentOf,
} from '../../rules/downloads.ts';
import { LANGUAGE_NAMES } from '../../rules/language-names.ts';
import { PARTS, type Part } from '../../rules/page-shape.ts';
import { type AskedReports, DOWNLOAD_REPORTS, useAskedReports } from './download-many.tsx';
import { LeftOut, NoneReady } from './left-out.tsx';
import styles from './many.module.css';
import { PartChoice } from './part-choice.tsx';

/** All of the selected, some of them, or none: says which before anything is made. */
export function DownloadDialog() {
  const asked = useAskedReports();
  return asked === null ? null : (
    <Asked key={`${asked.program} ${asked.kind} ${asked.ids.join()}`} {...asked} />
  );
}

type Plan = OutputOf<typeof planDownload>;

function Asked(asked: AskedReports) {
  const { t } = useTranslation();
  const { program, kind, ids } = asked;
  const query = useQuery({
    queryKey: ['report-plan', program, kind, ids],
    queryFn: ({ signal }) => call(planDownload, { program, kind, ids: [...ids] }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return (
    <Dialog name={DOWNLOAD_REPORTS} title={useTitle(query.data)}>
      <Loaded query={query} failed={t('reports.many.failed')}>
        {(plan) =>
          plan.ready === 0 ? <NoneReady plan={plan} {...asked} /> : <Choices plan={plan} asked={asked} />
        }
      </Loaded>
    </Dialog>
  );
}

function useTitle(plan: Plan | undefined): string {
  const { t } = useTranslation();
  if (plan === undefined) return t('reports.many.title');
  const { ready, total } = plan;
  switch (extentOf(plan)) {
    case 'all':
      return t('reports.many.title-all', { count: ready });
    case 'partial':
      return t('reports.many.title-partial', { ready, total });
    case 'none':
      return t('reports.many.title-none');
  }
}

function Choices({ plan, asked }: { plan: Plan; asked: AskedReports }) {
  const { t, i18n } = useTranslation();
  const { role } = useUser();
  const lettersOnly = plan.letters_only || role === 'home';
  const [part, setPart] = useState<Part>(lettersOnly ? 'family' : (PARTS[0] ?? 'conference'));
  const [chosen, setLanguage] = useState<DownloadLanguage | null>(null);
  // A letter speaks the family's language, a page for a conference the reader's.
  const screen = LOCALES.find((one) => one === i18n.language) ?? 'en';
  const language = chosen ?? (part === 'family' ? 'family' : screen);
  const [format, setFormat] = useState<DownloadFormat>('pdf');
  const { isStarting, start } = useStart(asked);
  return (
    <FocusFirst>
      <div className={dialogs.dialog}>
        {plan.left_out.length > 0 && <LeftOut plan={plan} />}
        {!lettersOnly && <PartChoice value={part} onChange={setPart} />}
        <div className={styles.line}>
          <span aria-hidden="true">{t('reports.many.language')}</span>
          <Segments
            label={t('reports.many.language')}
            value={language}
            options={[
              { value: 'family', label: t('reports.many.own') },
              ...LOCALES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one], lang: one })),
            ]}
            onChange={setLanguage}
          />
        </div>
        {language === 'family' && <OwnLanguages languages={plan.languages} />}
        <div className={styles.line}>
          <span aria-hidden="true">{t('reports.many.format')}</span>
          <Segments
            label={t('reports.many.format')}
            value={format}
            options={DOWNLOAD_FORMATS.map((one) => ({ value: one, label: t(`reports.many.${one}`) }))}
            onChange={setFormat}
          />
        </div>
        {plan.ready > AT_ONCE && (
          <p className={styles.background}>
            <Info aria-hidden="true" />
            {t('reports.many.background')}
          </p>
        )}
        <div className={dialogs.actions}>
          <Button variant="subtle" onClick={() => closeModal(DOWNLOAD_REPORTS)}>
            {t('ui.cancel')}
          </Button>
          <Button loading={isStarting} onClick={() => void start({ part, language, format })}>
            {t(`reports.many.submit-${format}`)}
          </Button>
        </div>
      </div>
    </FocusFirst>
  );
}

/** Which languages that will be, before anything is made. */
function OwnLanguages({ languages }: Pick<Plan, 'languages'>) {
  const { t } = useTranslation();
  const { locales } = useBrand();
  const known = LOCALES.filter((one) => languages[one] > 0).map((one) =>
    t('reports.many.own-count', { language: LANGUAGE_NAMES[one], count: languages[one] }),
  );
  const values = { language: LANGUAGE_NAMES[locales[0]], count: languages.unknown };
  const unknown = languages.unknown > 0 ? [t('reports.many.own-unknown', values)] : [];
  return (
    <ul className={styles.languages}>
      {[...known, ...unknown].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type Chosen = { part: Part; language: DownloadLanguage; format: DownloadFormat };

/** A few are a file at once; of many there is a task beside the menu. */
function useStart({ program, kind, ids, onDone }: AskedReports) {
  const [isStarting, setStarting] = useState(false);
  const [operation_id] = useState(newOperationId);
  const start = async (chosen: Chosen) => {
    setStarting(true);
    try {
      const input = { program, kind, ids: [...ids], ...chosen, operation_id };
      await callFor(startDownload, input, keepOrTell);
      closeModal(DOWNLOAD_REPORTS);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setStarting(false);
    }
  };
  return { isStarting, start };
}

async function keepOrTell(response: Response): Promise<void> {
  const name = fileName(response.headers.get('Content-Disposition'));
  if (name !== null) return save(await response.blob(), name);
  const reply = notificationReply.safeParse(await response.json());
  if (reply.success) showSnackbar(reply.data.notification);
}
