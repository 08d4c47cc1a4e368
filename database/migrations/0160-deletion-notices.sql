-- outside a transaction
-- Few among many: looked through every hour for those whose reader does not decide any more.
create index concurrently if not exists dashboard_notifications_deletions on dashboard_notifications (account_id)
  where kind = 'deletion-request'
