-- A family is told on home that its school wrote down another word than it had said itself.
alter table dashboard_notifications drop constraint dashboard_notifications_kind_check;
alter table dashboard_notifications add constraint dashboard_notifications_kind_check check (kind in (
  'welcome', 'account-verified', 'colleague-to-approve', 'games-preview', 'student-login-without-license',
  'student-mass-transfer-or-share', 'weekly-emotion-check-in', 'weekly-top-students', 'licenses-expiring',
  'site-license-usage-report', 'back-to-school', 'follow-up', 'notice', 'family-link', 'class-tiles-closed',
  'consents', 'second-step', 'deletion-request', 'consent-entry')) not valid;
