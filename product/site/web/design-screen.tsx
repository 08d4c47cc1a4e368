import { useTranslation } from 'react-i18next';
import { Page } from '#ui/navigation/page.tsx';
import { Actions } from '#ui/showcase/actions.tsx';
import { Containers, Navigation, Waiting } from '#ui/showcase/containers.tsx';
import { Dialogs } from '#ui/showcase/dialogs.tsx';
import { Forms } from '#ui/showcase/forms.tsx';
import { Foundations } from '#ui/showcase/foundations.tsx';
import { Messages } from '#ui/showcase/messages.tsx';
import { TablesSection } from '#ui/showcase/tables.tsx';
import { UiProvider } from '#ui/style/provider.tsx';

/** Every component in every state, in demo mode only: what the design system promises, to look at and to try. */
export function DesignScreen() {
  const { t } = useTranslation();
  return (
    <UiProvider>
      <Page title={t('design.title')} lead={t('design.lead')}>
        <Foundations />
        <Actions />
        <Messages />
        <Containers />
        <Navigation />
        <Waiting />
        <Dialogs />
        <Forms />
        <TablesSection />
      </Page>
    </UiProvider>
  );
}
