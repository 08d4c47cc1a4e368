-- The owner of a child hears when somebody else invites its family, and when an adult of it is linked.
alter table dashboard_notifications drop constraint dashboard_notifications_kind_check;
alter table dashboard_notifications add constraint dashboard_notifications_kind_check check (kind in (
  'welcome', 'account-verified', 'colleague-to-approve', 'games-preview', 'student-login-without-license',
  'student-mass-transfer-or-share', 'weekly-emotion-check-in', 'weekly-top-students', 'licenses-expiring',
  'site-license-usage-report', 'back-to-school', 'follow-up', 'notice', 'family-link'));
