import { useTranslation } from 'react-i18next';
import { Segments } from '#ui/navigation/segments.tsx';

export type View = {
  reach: 'mine' | 'all';
  archived: boolean;
  kind: 'assessment' | 'skill-builder';
};

export const segmentOf = ({ reach, archived }: View) => ({ reach, archived: archived ? 'yes' : 'no' });

type ViewsProps = {
  view: View;
  onChange: (view: View) => void;
  /** Whose students is a question for those who see others. */
  hasOthers: boolean;
  /** A program with an assessment has a report of practice, too. */
  hasBuilder: boolean;
};

/** Which students, and which report of theirs. */
export function Views({ view, onChange, hasOthers, hasBuilder }: ViewsProps) {
  const { t } = useTranslation();
  return (
    <>
      {hasOthers && (
        <Segments
          label={t('reports.views.reach')}
          value={view.reach}
          options={[
            { value: 'mine', label: t('reports.views.mine') },
            { value: 'all', label: t('reports.views.all') },
          ]}
          onChange={(reach) => onChange({ ...view, reach })}
        />
      )}
      <Segments
        label={t('reports.views.archive')}
        value={view.archived ? 'archived' : 'active'}
        options={[
          { value: 'active', label: t('reports.views.active') },
          { value: 'archived', label: t('reports.views.archived') },
        ]}
        onChange={(which) => onChange({ ...view, archived: which === 'archived' })}
      />
      {hasBuilder && (
        <Segments
          label={t('reports.views.kind')}
          value={view.kind}
          options={[
            { value: 'assessment', label: t('reports.views.assessment') },
            { value: 'skill-builder', label: t('reports.views.skill-builder') },
          ]}
          onChange={(kind) => onChange({ ...view, kind })}
        />
      )}
    </>
  );
}
