-- How much the health centre is used, for admins (docs/decisions/041): nobody's rows, and no number below five. The grid of
-- weeks is fixed and every week is counted once, so that no difference of two ranges or two days tells a small number, and
-- no total is ever given beside the weeks that make it. The newest week first, for a second at most: after the first
-- calls there is nothing to count until a week ends.
create function count_health_weeks() returns void
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  this_week constant date := date_trunc('week', now() at time zone 'Europe/Madrid');
  monday date;
  starts timestamptz;
  ends timestamptz;
begin
  for monday in
    select d::date from generate_series(this_week - 53 * 7, this_week - 7, interval '7 days') d
    where not exists (select from health_weeks w where w.week = d::date)
    order by d desc
  loop
    exit when clock_timestamp() > statement_timestamp() + interval '1 second';
    starts := monday::timestamp at time zone 'Europe/Madrid';
    ends := (monday + 7)::timestamp at time zone 'Europe/Madrid';
    insert into health_weeks (week, active_centres, questionnaires_sent, questionnaires_answered)
    select monday,
      (select case when count(*) >= 5 then count(*) end from (
        select from health_records where created_at >= starts and created_at < ends group by user_id
      ) people),
      (select case when count(*) >= 5 then count(*) end from client_questionnaires
        where sent_at >= starts and sent_at < ends),
      (select case when count(*) >= 5 then count(*) end from client_questionnaires
        where completed_at >= starts and completed_at < ends)
    on conflict (week) do nothing;
  end loop;
end $$;
--> statement-breakpoint
create trigger health_weeks_append_only before update or delete or truncate on health_weeks
  for each statement execute function refuse_change();
--> statement-breakpoint
-- Only the count itself writes a week: it runs as the owner of the table.
create function refuse_by_hand() returns trigger language plpgsql as $$
begin
  if current_user <> (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    raise exception '% is written by the database alone', tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger health_weeks_counted before insert on health_weeks
  for each row execute function refuse_by_hand();
