-- What a story gives is a keepsake. A badge is what a child may sign in with.
alter table program_progress rename column badges to keepsakes;
