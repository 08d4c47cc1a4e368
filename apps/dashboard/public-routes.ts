import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import type { PageConfig } from '#platform/contract/page-config.ts';
import { toStudentSite } from '#product/site/web/opening/elsewhere.ts';
import { lazyScreen } from '#product/site/web/opening/lazy-screen.ts';
import { sendUsersHome } from '#product/site/web/opening/way-in.ts';
import { NotFoundPage } from '#product/site/web/problems/not-found-page.tsx';
import { formLayout, page, publicLayout } from './routes.tsx';

/** What a visitor may open: docs/product/screens.md. */
export function publicRoutes(root: AnyRoute, config: PageConfig): AnyRoute[] {
  const full = publicLayout(root, 'full');
  const partners = publicLayout(root, 'partners');
  const light = publicLayout(root, 'light');
  const requestForms = formLayout(partners);
  const forms = formLayout(light);
  return [
    full.addChildren([
      front(full),
      page(full, '/terms', terms),
      page(full, '/privacy', privacy),
      page(full, '/agreement', agreement),
      page(full, '/security', security),
      page(full, '/accessibility', accessibility),
      page(full, '/report-a-fault', reportFault),
    ]),
    partners.addChildren([
      requestForms.addChildren([page(requestForms, '/account/request', accountRequest)]),
    ]),
    light.addChildren([
      forms.addChildren([
        page(forms, '/account/activate/$id/$code', activation),
        page(forms, '/account/$id/$code/$suffix', activation),
        page(forms, '/reset-password/$id/$code', setPassword),
        page(forms, '/password/$id/$code/$suffix', setPassword),
        page(forms, '/profile/$id/$code/$suffix', username),
        page(forms, '/confirm-address/$id/$code', address),
        page(forms, '/unsubscribe/$id/$code', unsubscribe),
        page(forms, '/letter/$code', letter),
        page(forms, '/packet/$code', packet),
        page(forms, '/family-code', familyCode),
        page(forms, '/family-code/$id/$code', familyAccount),
        page(forms, '/payment-family-subscription', familySubscription),
        page(forms, '/payment/canceled', paymentCanceled),
        page(forms, '/payment/completed/$session', paymentCompleted),
        ...(config.demo ? [page(forms, '/design', design), page(forms, '/mailbox', mailbox)] : []),
      ]),
      ...(config.demo ? [page(light, '/design/play', playPieces)] : []),
      page(light, '$', NotFoundPage),
    ]),
    page(root, '/logout', logout),
    activated(root),
    ...['/student', '/student/$'].map((path) => studentSite(root, path, config)),
  ];
}

/** The front page; whoever is signed in already has a home of their own. */
function front(parent: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: '/',
    beforeLoad: sendUsersHome,
    component: landing,
  });
}

function activated(root: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: '/account/activated',
    beforeLoad: () => {
      throw redirect({ to: '/', replace: true });
    },
  });
}

function studentSite(root: AnyRoute, path: string, config: PageConfig): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location }) => {
      throw toStudentSite(location.pathname, config);
    },
  });
}

const landing = lazyScreen(
  async () => (await import('#product/site/web/landing/landing-page.tsx')).LandingPage,
);
const terms = lazyScreen(
  async () => (await import('#product/legal/web/legal-pages.tsx')).TermsPage,
  ['legal'],
);
const privacy = lazyScreen(
  async () => (await import('#product/legal/web/legal-pages.tsx')).PrivacyPage,
  ['legal'],
);
const agreement = lazyScreen(
  async () => (await import('#product/legal/web/legal-pages.tsx')).AgreementPage,
  ['legal'],
);
const security = lazyScreen(
  async () => (await import('#product/legal/web/legal-pages.tsx')).SecurityPage,
  ['legal'],
);
const accessibility = lazyScreen(
  async () => (await import('#product/legal/web/legal-pages.tsx')).AccessibilityPage,
  ['legal'],
);
const reportFault = lazyScreen(
  async () => (await import('#product/legal/web/legal-pages.tsx')).ReportFaultPage,
  ['legal'],
);
const logout = lazyScreen(
  async () => (await import('#product/accounts/web/sign-in/logout-page.tsx')).LogoutPage,
  ['accounts'],
);
const accountRequest = lazyScreen(
  async () => (await import('#product/accounts/web/requests/account-request-page.tsx')).AccountRequestPage,
  // The names of the states.
  ['schools'],
);
const activation = lazyScreen(
  async () => (await import('#product/accounts/web/requests/activation-page.tsx')).ActivationPage,
);
const setPassword = lazyScreen(
  async () => (await import('#product/accounts/web/passwords/set-password-page.tsx')).SetPasswordPage,
);
const username = lazyScreen(
  async () => (await import('#product/accounts/web/passwords/username-page.tsx')).UsernamePage,
);
const address = lazyScreen(async () => (await import('#product/accounts/web/address-page.tsx')).AddressPage);
const unsubscribe = lazyScreen(
  async () => (await import('#product/digests/web/unsubscribe-page.tsx')).UnsubscribePage,
  ['notifications'],
);
const letter = lazyScreen(
  async () => (await import('#product/reports/web/letter/letter-page.tsx')).LetterPage,
  ['reports-letter'],
);
const packet = lazyScreen(
  async () => (await import('#product/purchasing/web/packets/packet-page.tsx')).PacketPage,
  ['purchasing-packets'],
);
const familyCode = lazyScreen(
  async () => (await import('#product/family-links/web/open-account/family-code-page.tsx')).FamilyCodePage,
  ['accounts', 'family-links'],
);
const familyAccount = lazyScreen(
  async () =>
    (await import('#product/family-links/web/open-account/family-account-page.tsx')).FamilyAccountPage,
  ['accounts', 'family-links'],
);
const mailbox = lazyScreen(
  async () => (await import('#product/notifications/web/mailbox-screen.tsx')).MailboxScreen,
  ['demo'],
);
const design = lazyScreen(
  async () => (await import('#product/site/web/design-screen.tsx')).DesignScreen,
  ['design'],
);
const playPieces = lazyScreen(
  async () => (await import('#product/play/web/showcase/play-pieces.tsx')).PlayPieces,
  ['design', 'play', 'play-check-in', 'play-games', 'play-keepsakes', 'play-missions'],
);
const paymentCanceled = lazyScreen(
  async () => (await import('#product/purchasing/web/payment-canceled-page.tsx')).PaymentCanceledPage,
  ['purchasing'],
);
const paymentCompleted = lazyScreen(
  async () => (await import('#product/purchasing/web/payment-completed-page.tsx')).PaymentCompletedPage,
  ['purchasing'],
);
const familySubscription = lazyScreen(
  async () => (await import('#product/purchasing/web/cards/family-page.tsx')).FamilySubscriptionPage,
  ['purchasing-cards'],
);
