-- outside a transaction
-- Who was seen together with others, on the page of a class or in a file, is found in the log of each.
create index concurrently if not exists audit_students
  on audit using gin ((details -> 'students') jsonb_path_ops) where details ? 'students'
