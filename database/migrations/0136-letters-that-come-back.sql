-- A letter whose address takes none: told by the mail server when it was handed over, or by a report that came back.
alter table mails
  add column refused_at timestamptz,
  drop constraint mails_status_check,
  add constraint mails_status_check check (status in ('queued', 'sent', 'failed', 'refused')) not valid;
