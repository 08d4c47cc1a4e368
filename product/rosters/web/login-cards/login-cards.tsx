import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { badgeAddress } from '#product/accounts/rules/sign-in/badges.ts';
import { QrCode } from '#ui/codes/qr-code.tsx';
import { PrintedSheets } from '#ui/layers/printed-sheets.tsx';
import { classNames } from '#ui/style/class-names.ts';
import print from '#ui/style/on-paper.module.css';
import type { LoginCard } from '../../contract.ts';
import { CARDS_PER_PAGE, loginAddress, pagesOf } from '../../rules/login-cards.ts';
import { spokenName } from '../../rules/names.ts';
import styles from './login-cards.module.css';

type PrintedCardsProps = { students: readonly LoginCard[]; address: string; onDone: () => void };

/** A card each, eight to a page. On the screen there is nothing to see: they are there for the printer. */
export function PrintedCards({ students, address, onDone }: PrintedCardsProps) {
  return (
    <PrintedSheets onDone={onDone}>
      {pagesOf(students, CARDS_PER_PAGE).map((page) => (
        <div key={page[0]?.id} className={classNames(print.sheet, print.cards)}>
          {page.map((student) => (
            <Card key={student.id} student={student} address={address} />
          ))}
        </div>
      ))}
    </PrintedSheets>
  );
}

function Card({ student, address }: { student: LoginCard; address: string }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const { username, password, badge } = student;
  return (
    <section className={print.card}>
      <div className={styles.words}>
        <p className={styles.brand}>{brand.name}</p>
        <h2 className={print.owner}>{spokenName(student)}</h2>
        <dl className={styles.facts}>
          <dt>{t('rosters.columns.username')}</dt>
          <dd>{username}</dd>
          <dt>{t('rosters.fields.password')}</dt>
          <dd>{password}</dd>
        </dl>
        <p className={styles.address}>{address}</p>
      </div>
      <div className={styles.aside}>
        {badge === null ? (
          <>
            <QrCode
              className={styles.code}
              text={loginAddress(address, username)}
              label={t('rosters.login-information.qr', { address, username })}
            />
            <p className={styles.badge}>{t('rosters.login-information.qr-note')}</p>
          </>
        ) : (
          <>
            <QrCode
              className={styles.code}
              text={badgeAddress(address, badge)}
              label={t('rosters.login-information.badge-qr', { address })}
            />
            <p className={styles.badge}>{t('rosters.login-information.badge-note')}</p>
          </>
        )}
      </div>
    </section>
  );
}
