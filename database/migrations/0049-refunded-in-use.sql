-- How many licenses of a lot are to be taken back as they come back, because they were in use when their order was
-- refunded, and that order's number. It is of the lot, so that whoever gives one back locks lots alone. Only what was
-- granted has it, not what was handed on from there.
alter table license_lots
  add column refunded_in_use integer not null default 0 check (refunded_in_use >= 0),
  add column refund_reference text,
  add check (refunded_in_use = 0 or refund_reference is not null);

update license_lots l set refunded_in_use = o.refund_attention, refund_reference = o.number
from orders o where o.lot_id = l.id and o.refund_attention > 0;

alter table orders drop column refund_attention;
