import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { ButtonLink } from '#ui/parts/button.tsx';
import { codeBehind } from '../../rules/sign-in/badges.ts';
import { comeInWithBadge } from './come-in.ts';
import { Door, Waiting } from './door.tsx';
import styles from './sign-on.module.css';

/** A badge opened as a link. Nothing personal is shown before the server has said whose it is. */
export function BadgePage() {
  const { t } = useTranslation();
  const say = useSay();
  const [problem, setProblem] = useState<Message | null>(null);

  useEffect(() => {
    const open = async () => {
      const code = codeBehind(location.hash);
      // The address must not keep it: whoever sits here next would find it.
      history.replaceState(history.state, '', location.pathname);
      setProblem(null);
      setProblem(
        code === null ? { i18n: 'accounts-sign-on.badge.fault.incomplete' } : await comeInWithBadge(code),
      );
    };
    // Another badge opened in the same window does not load the page again.
    const again = () => void (location.hash.length > 1 && open());
    addEventListener('hashchange', again);
    void open();
    return () => removeEventListener('hashchange', again);
  }, []);

  if (problem === null) return <Waiting />;
  return (
    <Door title={t('accounts-sign-on.badge.fault-title')} text={say(problem)}>
      <div className={styles.ways}>
        <ButtonLink to="/" size="lg" wide icon={<LogIn />}>
          {t('accounts-sign-on.other-way')}
        </ButtonLink>
      </div>
    </Door>
  );
}
