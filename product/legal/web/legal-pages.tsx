import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage name="terms" />;
}

export function PrivacyPage() {
  return <LegalPage name="privacy" />;
}

export function AgreementPage() {
  return <LegalPage name="agreement" />;
}

export function SecurityPage() {
  return <LegalPage name="security" />;
}

export function AccessibilityPage() {
  return <LegalPage name="accessibility" />;
}

export function ReportFaultPage() {
  return <LegalPage name="report-a-fault" />;
}
