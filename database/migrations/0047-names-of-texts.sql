-- Texts are named after the slice that says them: what earlier uploads keep of problems says so by the new names.
update uploads set
  error = replace(error::text, '"uploads.', '"rosters-uploads.')::jsonb,
  notes = replace(notes::text, '"uploads.', '"rosters-uploads.')::jsonb,
  left_out = replace(left_out::text, '"uploads.', '"rosters-uploads.')::jsonb
where error::text like '%"uploads.%' or notes::text like '%"uploads.%' or left_out::text like '%"uploads.%';

update district_uploads set
  error = replace(error::text, '"uploads.', '"rosters-uploads.')::jsonb,
  notes = replace(notes::text, '"uploads.', '"rosters-uploads.')::jsonb,
  left_out = replace(left_out::text, '"uploads.', '"rosters-uploads.')::jsonb
where error::text like '%"uploads.%' or notes::text like '%"uploads.%' or left_out::text like '%"uploads.%';

update upload_rows set
  own_errors = replace(own_errors::text, '"uploads.', '"rosters-uploads.')::jsonb,
  errors = replace(errors::text, '"uploads.', '"rosters-uploads.')::jsonb
where own_errors::text like '%"uploads.%' or errors::text like '%"uploads.%';
