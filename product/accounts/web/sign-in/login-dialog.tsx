import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { pageConfig } from '#platform/web/page.ts';
import { LoginMascot } from '#ui/art/login-mascot.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { ForgotPassword, LoginFooter } from './login-footer.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginSteps } from './login-steps.tsx';
import { useMascot } from './use-mascot.ts';

export function LoginDialog() {
  const { t } = useTranslation();
  const brand = useBrand();
  const { mascot, watcher } = useMascot();
  const isStudent = pageConfig().site === 'student';
  return (
    <Dialog
      name="login"
      size="sm"
      forgetful
      title={t(isStudent ? 'accounts-login.student.title' : 'accounts-login.title')}
      header={<LoginMascot {...mascot} />}
      footer={
        <DialogFooter>
          <LoginFooter />
        </DialogFooter>
      }
    >
      {isStudent ? <LoginForm watcher={watcher} /> : <LoginSteps watcher={watcher} />}
      {!brand.loginFooter && !isStudent && <ForgotPassword />}
    </Dialog>
  );
}
