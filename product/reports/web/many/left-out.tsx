import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type ReportKind, scenesRequired } from '#product/play/rules/results/progress.ts';
import { closeModal } from '#ui/layers/modals.ts';
import dialogs from '#ui/layers/parts-dialog.module.css';
import { Button } from '#ui/parts/button.tsx';
import type { planDownload } from '../../downloads-contract.ts';
import { needsHouse } from '../../rules/availability.ts';
import { DOWNLOAD_REPORTS } from './download-many.tsx';

type Plan = OutputOf<typeof planDownload>;

/** More are counted: the dialog is to be read. */
const NAMED = 12;

/** Who has no report, by name, and what is missing. */
export function LeftOut({ plan: { ready, left_out: leftOut } }: { plan: Plan }) {
  const { t } = useTranslation();
  const others = leftOut.length - NAMED;
  return (
    <div>
      <p>
        {ready > 0 && `${t('reports.many.ready', { count: ready })} `}
        {t('reports.many.left-out', { count: leftOut.length })}
      </p>
      <ul className={dialogs.names}>
        {leftOut.slice(0, NAMED).map(({ name, reason, done, required }, index) => (
          // Two children may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${name} ${index}`}>
            <strong>{name}</strong>{' '}
            <span className={dialogs.hint}>{t(`reports.many.reason.${reason}`, { done, required })}</span>
          </li>
        ))}
        {others > 0 && <li className={dialogs.hint}>{t('reports.many.others', { count: others })}</li>}
      </ul>
    </div>
  );
}

/** Nobody has one: says what opens it. */
export function NoneReady({ plan, program, kind }: { plan: Plan; program: ProgramId; kind: ReportKind }) {
  const { t } = useTranslation();
  const opens = () => {
    if (needsHouse(program, kind)) return t('reports.many.opens-house');
    if (kind === 'library') return t('reports.many.opens-comic');
    return t('reports.many.opens', { count: scenesRequired(program, kind) });
  };
  return (
    <div className={dialogs.dialog}>
      <p>
        {t('reports.many.nobody')} {plan.left_out.some(({ reason }) => reason !== 'counts-only') && opens()}
      </p>
      {plan.left_out.length > 0 && <LeftOut plan={plan} />}
      <div className={dialogs.actions}>
        <Button onClick={() => closeModal(DOWNLOAD_REPORTS)}>{t('reports.many.close')}</Button>
      </div>
    </div>
  );
}
