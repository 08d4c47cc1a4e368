-- Why staff declined a purchase order: mailed to its buyer, and kept.
alter table orders add column decline_reason text not null default '';

-- Lists of purchase orders, newest first, and the hint of what waits.
create index orders_purchase_orders on orders (created_at, id) where kind = 'purchase-order';
create index orders_waiting on orders (id) where kind = 'purchase-order' and status = 'received';
create index quotes_waiting on quotes (id) where status = 'requested';
create index quotes_group on quotes (group_id) where group_id is not null;
create index orders_group on orders (group_id) where group_id is not null;
