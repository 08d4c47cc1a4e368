-- Whether what children play makes sounds: a teacher's wish for the own class.
alter table accounts add column play_sounds boolean not null default true;
