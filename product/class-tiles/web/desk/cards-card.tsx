import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { CLASS_CARD_PATH } from '#product/accounts/rules/sign-in/sign-on.ts';
import { pagesOf } from '#product/rosters/rules/login-cards.ts';
import { QrCode } from '#ui/codes/qr-code.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { PrintedSheets } from '#ui/layers/printed-sheets.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { classNames } from '#ui/style/class-names.ts';
import print from '#ui/style/on-paper.module.css';
import { dropClassCards, makeClassCards } from '../../contract.ts';
import { cardAddress, shownCode } from '../../rules/devices.ts';
import styles from './printed.module.css';
import { DESK, quietly, useDeed } from './use-desk.ts';

type Made = { codes: readonly string[]; student_url: string };

const addressOf = (studentSite: string): string => `${studentSite.replace(/\/$/, '')}${CLASS_CARD_PATH}`;

/** Codes are told once, to the printer: whoever needs more prints more. */
export function CardsCard({ open }: { open: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const deed = useDeed();
  const [made, setMade] = useState<Made | null>(null);
  const printed = useCallback(() => setMade(null), []);
  return (
    <Card title={t('class-tiles-desk.cards.title')}>
      <p>{t('class-tiles-desk.cards.text', { address: addressOf(pageConfig().studentUrl) })}</p>
      <ContractForm
        endpoint={makeClassCards}
        initial={{ count: 4, here: false }}
        onDone={async ({ data }) => {
          setMade(data);
          await queries.invalidateQueries({ queryKey: DESK });
        }}
        submitLabel={t('class-tiles-desk.cards.make')}
      >
        <NumberField name="count" label={t('class-tiles-desk.cards.count')} />
      </ContractForm>
      {open > 0 && (
        <p>
          {t('class-tiles-desk.cards.open', { count: open })}{' '}
          <Button size="sm" variant="subtle" onClick={() => quietly(deed(() => call(dropClassCards, {})))}>
            {t('class-tiles-desk.cards.drop')}
          </Button>
        </p>
      )}
      {made !== null && <PrintedCards made={made} onDone={printed} />}
    </Card>
  );
}

const CARDS_PER_PAGE = 8;

function PrintedCards({ made, onDone }: { made: Made; onDone: () => void }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const address = addressOf(made.student_url);
  return (
    <PrintedSheets onDone={onDone}>
      {pagesOf(made.codes, CARDS_PER_PAGE).map((page) => (
        <div key={page[0]} className={classNames(print.sheet, print.cards)}>
          {page.map((code) => (
            <section key={code} className={classNames(print.card, styles.card)}>
              <div>
                <p>{brand.name}</p>
                <h2>{t('class-tiles-desk.cards.heading')}</h2>
                <p className={styles.code}>{shownCode(code)}</p>
                <p>{address}</p>
                <p>{t('class-tiles-desk.cards.printed')}</p>
              </div>
              <QrCode
                className={styles.qr}
                text={cardAddress(made.student_url, code)}
                label={t('class-tiles-desk.cards.qr', { address })}
              />
            </section>
          ))}
        </div>
      ))}
    </PrintedSheets>
  );
}
