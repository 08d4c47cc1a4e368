-- Whose class code opened a session: it ends when that code does, or when the student gets another teacher.
alter table sessions add column class_code_of bigint references accounts;
create index sessions_class_code on sessions (class_code_of) where class_code_of is not null;

-- When the owner of an account last used a letter sent to its address. Who pays proves no address: until then an account
-- that a payment made is not trusted for what an address would prove. A password came through such a letter so far.
alter table accounts add column address_proven_at timestamptz;
update accounts set address_proven_at = updated_at where source = 'purchase' and password_hash is not null;
