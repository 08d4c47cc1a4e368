import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { useSay } from '#platform/web/say.ts';
import { problemOf } from '#product/accounts/web/session/api-problems.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContractForm } from '#ui/forms/form.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { openClassDevice } from '../../contract.ts';
import { readCardCode } from '../../rules/devices.ts';
import styles from './class-front.module.css';
import { noteClassDevice } from './device-hint.ts';

/** From now on the front door of this browser shows the tiles of the class. */
function showTiles(): void {
  noteClassDevice(true);
  location.assign('/');
}

/** A class card opened as a link, or typed in here. A teacher's page, on the children's site. */
export function ClassCardPage() {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const say = useSay();
  const [code] = useState(() => readCardCode(location.hash.slice(1)));
  const [isOpening, setOpening] = useState(code !== null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    // Used once, and nobody else's business: neither the address nor the history keeps it.
    history.replaceState(history.state, '', location.pathname);
    if (code === null) return;
    call(openClassDevice, { code }, { silent: true })
      .then(showTiles)
      .catch((error: unknown) => {
        setProblem(error);
        setOpening(false);
      });
  }, [code]);
  return (
    <section className={styles.card} aria-labelledby="class-card-title" aria-busy={isOpening || undefined}>
      <title>{`${t('class-tiles.card-page.title')} · ${brand}`}</title>
      <h1 id="class-card-title">{t('class-tiles.card-page.title')}</h1>
      {isOpening ? (
        <p role="status" className={styles.wait}>
          <Spinner size={48} />
          {t('class-tiles.card-page.opening')}
        </p>
      ) : (
        <>
          {problem !== null && (
            <Banner tone="warning" live>
              {say(problemOf(problem))}
            </Banner>
          )}
          <p>{t('class-tiles.card-page.text')}</p>
          <ContractForm
            endpoint={openClassDevice}
            initial={{ code: '' }}
            onDone={showTiles}
            submitLabel={t('class-tiles.card-page.submit')}
            wide
          >
            <TextField
              name="code"
              label={t('class-tiles.card-page.code')}
              hint={t('class-tiles.card-page.code-hint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </ContractForm>
        </>
      )}
    </section>
  );
}
