-- Whether somebody was told of something before, dismissed or not; and what goes with an account that is deleted.
create index dashboard_notifications_account on dashboard_notifications (account_id, kind);
