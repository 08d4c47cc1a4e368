import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '#platform/contract/table.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { Page } from '#ui/navigation/page.tsx';
import { Segments } from '#ui/navigation/segments.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import { TablePage } from '#ui/table/table-page.tsx';
import { consentRegister } from '../tables-contract.ts';
import styles from './consents.module.css';

const cellsOf = (from: string) => ({
  name: ({ id, name }: RowOf<typeof consentRegister>) => (
    <StudentLink id={id} from={from}>
      {name}
    </StudentLink>
  ),
});

/** A row a child: how it stands to each activity, who decided, when and about which text. */
export function RegisterScreen() {
  const { t } = useTranslation();
  const [archived, setArchived] = useState(false);
  const stateKey = `${consentRegister.name}:${archived ? 'archived' : 'active'}`;
  const cells = useMemo(() => cellsOf(stateKey), [stateKey]);
  return (
    <Page
      title={t('consents.register.title')}
      lead={t('consents.register.lead')}
      width="wide"
      above={
        <p>
          <ButtonLink to="/educator/consents" variant="subtle" size="sm" icon={<ArrowLeft />}>
            {t('consents.title')}
          </ButtonLink>
        </p>
      }
    >
      <div className={styles.register}>
        <TablePage
          table={consentRegister}
          label={t('consents.register.table')}
          stateKey={stateKey}
          segment={{ archived: archived ? 'yes' : 'no' }}
          cells={cells}
          toolbar={
            <Segments
              label={t('consents.register.standing')}
              value={archived ? 'archived' : 'active'}
              options={[
                { value: 'active', label: t('consents.register.active') },
                { value: 'archived', label: t('consents.register.archived') },
              ]}
              onChange={(which) => setArchived(which === 'archived')}
            />
          }
          empty={{ title: t('consents.register.empty'), text: t('consents.register.empty-text') }}
        />
      </div>
    </Page>
  );
}
