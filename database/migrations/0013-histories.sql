-- The histories people read: staff see everybody's, newest first, and mostly of one type.
create index ecommerce_history_type on ecommerce_history (type, at, id);
create index ecommerce_history_transfers on ecommerce_history (at, id) where type in ('transfer', 'reclaim');
-- A grant and all that was shared out of it.
create index license_lots_root on license_lots (root_id);
