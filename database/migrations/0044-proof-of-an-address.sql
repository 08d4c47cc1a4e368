-- The letter of a first purchase proves the address by a press of its own, whatever became of the password.
alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check
  check (kind in ('activation', 'password-reset', 'username-change', 'address'));
