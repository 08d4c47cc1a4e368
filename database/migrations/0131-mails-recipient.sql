-- outside a transaction
-- Whom letters were sent to: somebody takes the list along, or has it deleted.
create index concurrently if not exists mails_recipient on mails (recipient)
