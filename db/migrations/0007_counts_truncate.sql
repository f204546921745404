-- TRUNCATE fires no trigger of rows: without this the totals would go on counting who is gone.
create function forget_professional_counts() returns trigger language plpgsql as $$
begin
  delete from professional_counts;
  return null;
end $$;
--> statement-breakpoint
create trigger professionals_count_truncate
after truncate on professionals
for each statement execute function forget_professional_counts();
