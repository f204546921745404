-- The words by which a person is found in the admin area: those of the name, and the address as one, behind a sign that
-- no word has. An account's address never changes.
create function derive_profile_search() returns trigger language plpgsql as $$
begin
  new.search := search_words(coalesce(new.display_name, '')) || array_to_tsvector(
    array(select '@' || email from users where id = new.user_id)
  );
  return new;
end $$;
--> statement-breakpoint
create trigger profiles_search
before insert or update of display_name, search on profiles
for each row execute function derive_profile_search();
--> statement-breakpoint
update profiles set search = '';
--> statement-breakpoint
-- Who has all these words in their name as beginnings, or an address that begins like this. The address is quoted, so that
-- nothing in it is an operator.
create function people_query(p_text text) returns tsquery
language sql immutable strict parallel safe
return (
  select coalesce(search_query(p_text) || address, address)
  from cast(
    '''@' || replace(replace(lower(p_text), '\', '\\'), '''', '''''') || ''':*' as tsquery
  ) as address
);
--> statement-breakpoint
-- What a share lets a professional do rests while one of the two may not sign in: the other could not end it.
create or replace function my_clients() returns table (client_id uuid, profession text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select a.client_user_id, a.professional_type
  from professional_authorizations a
  join profiles p on p.user_id = a.professional_user_id and p.role = a.professional_type
  where a.professional_user_id = app_uid() and is_active(a)
    and a.client_user_id not in (select id from users where disabled_at is not null)
    and a.professional_user_id not in (select id from users where disabled_at is not null);
end;
--> statement-breakpoint
create or replace function hold_clients(shares uuid[])
returns table (share_id uuid, client_id uuid, profession text)
language sql volatile security definer rows 10 set search_path = pg_catalog, public, pg_temp
begin atomic
  select c.id
  from health_consents c
  where c.withdrawn_at is null and c.user_id in (
    select a.client_user_id from professional_authorizations a
    where a.id = any(shares) and a.professional_user_id = app_uid() and is_active(a)
  )
  order by c.id
  for share of c;
  select a.id, a.client_user_id, a.professional_type
  from professional_authorizations a
  join profiles p on p.user_id = a.professional_user_id and p.role = a.professional_type
  where a.id = any(shares) and a.professional_user_id = app_uid() and is_active(a)
    and a.client_user_id not in (select id from users where disabled_at is not null)
    and a.professional_user_id not in (select id from users where disabled_at is not null)
  order by a.id
  for share of a;
end;
--> statement-breakpoint
create or replace function send_due_repeats()
returns table (repeat_id uuid, questionnaire_id uuid, client_id uuid, professional_id uuid)
language sql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from questionnaire_repeats where next_on > until;
  with due as (
    select r.*
    from questionnaire_repeats r
    where (r.next_on + time '07:00') at time zone 'Europe/Madrid' <= now()
    limit 50
    for update skip locked
  ), moved as (
    update questionnaire_repeats r
    set next_on = r.next_on
      + 7 * (1 + ((now() at time zone 'Europe/Madrid')::date - r.next_on) / 7)
    where r.id = any(array(select id from due))
    returning r.id
  ), sent as (
    insert into client_questionnaires (
      authorization_id, professional_user_id, professional_name, client_user_id, professional_type,
      title, questions, due_on, repeat_id
    )
    select
      d.authorization_id, d.professional_user_id, d.professional_name, d.client_user_id,
      d.professional_type, d.title, d.questions,
      (now() at time zone 'Europe/Madrid')::date + d.due_days, d.id
    from due d
    join professional_authorizations a on a.id = d.authorization_id
      and (a.client_user_id, a.professional_user_id) = (d.client_user_id, d.professional_user_id)
    join profiles p on p.user_id = a.professional_user_id and p.role = a.professional_type
    where is_active(a)
      and a.client_user_id not in (select id from users where disabled_at is not null)
      and a.professional_user_id not in (select id from users where disabled_at is not null)
      and d.until >= (now() at time zone 'Europe/Madrid')::date
      and not exists (
        select from client_questionnaires q where q.repeat_id = d.id and q.status = 'pending'
      )
    returning id, client_user_id, professional_user_id, repeat_id
  )
  select moved.id, sent.id, sent.client_user_id, sent.professional_user_id
  from moved left join sent on sent.repeat_id = moved.id;
$$;
--> statement-breakpoint
create or replace function remind_due_questionnaires()
returns table (questionnaire_id uuid, client_id uuid, professional_id uuid)
language sql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
  with due as (
    select q.id
    from client_questionnaires q
    join professional_authorizations a on a.id = q.authorization_id
      and (a.client_user_id, a.professional_user_id) = (q.client_user_id, q.professional_user_id)
    join profiles p on p.user_id = a.professional_user_id and p.role = a.professional_type
    where q.status = 'pending' and q.reminded_at is null and is_active(a)
      and a.client_user_id not in (select id from users where disabled_at is not null)
      and a.professional_user_id not in (select id from users where disabled_at is not null)
      and q.due_on >= (now() at time zone 'Europe/Madrid')::date
      and (q.due_on - 1 + time '07:00') at time zone 'Europe/Madrid' <= now()
      and (q.sent_at at time zone 'Europe/Madrid')::date < (now() at time zone 'Europe/Madrid')::date
    limit 50
    for update of q skip locked
  )
  update client_questionnaires q set reminded_at = now()
  where q.id = any(array(select id from due))
  returning q.id, q.client_user_id, q.professional_user_id;
$$;
