import { LogOut, Smile } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlayDialog } from '#product/play/web/player/dialogs/play-dialog.tsx';
import { SpeakButton, Spoken } from '#product/play/web/read-aloud/spoken.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import styles from './leave-question.module.css';

/** One tap does not send a child out, who may need a grown-up to come in again. */
export function LeaveQuestion({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation();
  const [title, text] = [t('site-student.leave.title'), t('site-student.leave.text')];
  const [stay, leave] = [t('site-student.leave.stay'), t('site-student.leave.yes')];
  return (
    <PlayDialog title={title} onClose={onStay}>
      <div className={styles.words}>
        <p>
          <Spoken text={text} />
        </p>
        <SpeakButton texts={[title, text, stay, leave]} />
      </div>
      <Button size="lg" wide icon={<Smile />} onClick={onStay} data-autofocus>
        {stay}
      </Button>
      <ButtonLink to="/logout" size="lg" variant="light" wide icon={<LogOut />}>
        {leave}
      </ButtonLink>
    </PlayDialog>
  );
}
