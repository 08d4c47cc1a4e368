-- A parent pays for one child: the license goes straight there once the payment is through.
alter table orders add column student_id bigint references students on delete set null;
create index orders_student on orders (student_id) where student_id is not null;
