-- How much the health centre is used, for admins (docs/decisions/041): nobody's rows, and no number below five. The grid of
-- weeks is fixed and every week is counted once, so that no difference of two ranges or two days tells a small number, and
-- no total is ever given beside the weeks that make it.
create function count_health_weeks() returns void
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  this_week constant date := date_trunc('week', now() at time zone 'Europe/Madrid');
  first_week date;
  since timestamptz;
  until constant timestamptz := this_week::timestamp at time zone 'Europe/Madrid';
begin
  select min(d)::date into first_week
  from generate_series(this_week - 53 * 7, this_week - 7, interval '7 days') d
  where not exists (select from health_weeks w where w.week = d::date);
  -- Almost always: nothing is read then.
  if first_week is null then
    return;
  end if;
  since := first_week::timestamp at time zone 'Europe/Madrid';
  insert into health_weeks (week, active_centres, questionnaires_sent, questionnaires_answered)
  select d::date, active.n, sent.n, answered.n
  from generate_series(first_week, this_week - 7, interval '7 days') d
  left join (
    select date_trunc('week', created_at at time zone 'Europe/Madrid') as week,
      count(distinct user_id)::integer as n
    from health_records where created_at >= since and created_at < until group by 1
    having count(distinct user_id) >= 5
  ) active on active.week = d
  left join (
    select date_trunc('week', sent_at at time zone 'Europe/Madrid') as week, count(*)::integer as n
    from client_questionnaires where sent_at >= since and sent_at < until group by 1
    having count(*) >= 5
  ) sent on sent.week = d
  left join (
    select date_trunc('week', completed_at at time zone 'Europe/Madrid') as week,
      count(*)::integer as n
    from client_questionnaires where completed_at >= since and completed_at < until group by 1
    having count(*) >= 5
  ) answered on answered.week = d
  on conflict (week) do nothing;
end $$;
--> statement-breakpoint
create trigger health_weeks_append_only before update or delete or truncate on health_weeks
  for each statement execute function refuse_change();
--> statement-breakpoint
-- Only the count itself writes a week: it runs as the owner of the table.
create function refuse_by_hand() returns trigger language plpgsql as $$
begin
  if current_user <> (
    select pg_get_userbyid(relowner) from pg_class where oid = tg_relid
  ) then
    raise exception '% is written by the database alone', tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger health_weeks_counted before insert on health_weeks
  for each row execute function refuse_by_hand();
