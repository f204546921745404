-- What professionals write about clients and send them: who may, and the work of the clock (docs/decisions/044).
-- What was sent stays as it was sent. Answers come with their completion, and with them their priority and change; only what
-- is pending is completed or withdrawn, only what is completed is reviewed; a client is reminded once, of what is pending.
create or replace trigger client_questionnaires_sent before update on client_questionnaires
  for each row when (
    (old.title, old.questions, old.client_user_id, old.professional_name, old.professional_type, old.sent_at, old.due_on)
      is distinct from
      (new.title, new.questions, new.client_user_id, new.professional_name, new.professional_type, new.sent_at, new.due_on)
    or (new.professional_user_id is distinct from old.professional_user_id and new.professional_user_id is not null)
    or (new.authorization_id is distinct from old.authorization_id and new.authorization_id is not null)
    or (new.repeat_id is distinct from old.repeat_id and new.repeat_id is not null)
    or ((old.responses, old.priority, old.change) is distinct from (new.responses, new.priority, new.change)
      and (old.status, new.status) <> ('pending', 'completed'))
    or (old.reminded_at is distinct from new.reminded_at
      and (old.reminded_at is not null or new.status <> 'pending'))
    or (old.status <> new.status and (old.status, new.status)
      not in (('pending', 'completed'), ('pending', 'withdrawn'), ('completed', 'reviewed')))
  )
  execute function refuse_other_questions();
--> statement-breakpoint
-- A reminder leaves it pending.
alter policy seen_by_me on client_questionnaires
  with check (
    professional_user_id = (select app_uid()) and status in ('pending', 'withdrawn', 'reviewed')
  );
--> statement-breakpoint
alter policy sent_by_me on client_questionnaires
  with check (
    professional_user_id = (select app_uid()) and status = 'pending'
    and responses is null and priority is null and change is null
    and (client_user_id, professional_type) in (select client_id, profession from my_clients())
  );
--> statement-breakpoint
-- Whether one person is a client of the actor, in a profession or in any: for the few rows of a history, each of which costs
-- less than all clients, whom `my_clients` gives.
create function is_my_client(client uuid, discipline text default null) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
return exists (
  select from professional_authorizations a
  where a.professional_user_id = app_uid() and a.client_user_id = client and is_active(a)
    and (discipline is null or a.professional_type = discipline)
);
--> statement-breakpoint
alter policy shared on health_history
  using ((section in ('basics', 'notes') and is_my_client(user_id)) or is_my_client(user_id, section));
--> statement-breakpoint
alter policy discipline on health_history
  with check (
    updated_by = (select app_uid())
    and ((section = 'notes' and is_my_client(user_id)) or is_my_client(user_id, section))
  );
--> statement-breakpoint
alter policy discipline_saved on health_history
  using ((section = 'notes' and is_my_client(user_id)) or is_my_client(user_id, section))
  with check (
    updated_by = (select app_uid())
    and ((section = 'notes' and is_my_client(user_id)) or is_my_client(user_id, section))
  );
--> statement-breakpoint
alter policy written on access_log
  with check (reader_id = (select app_uid()) and is_my_client(owner_id));
--> statement-breakpoint
alter table questionnaire_templates enable row level security;
--> statement-breakpoint
create policy own on questionnaire_templates
  using (user_id = (select app_uid())) with check (user_id = (select app_uid()));
--> statement-breakpoint
alter table questionnaire_repeats enable row level security;
--> statement-breakpoint
create policy received on questionnaire_repeats for select
  using (client_user_id = (select app_uid()));
--> statement-breakpoint
create policy sent on questionnaire_repeats for select
  using (
    professional_user_id = (select app_uid())
    and (client_user_id, professional_type) in (select client_id, profession from my_clients())
  );
--> statement-breakpoint
-- By the share with this client and no other: the clock sends for as long as that one lasts.
create policy sent_by_me on questionnaire_repeats for insert
  with check (
    professional_user_id = (select app_uid())
    and (client_user_id, professional_type) in (select client_id, profession from my_clients())
    and (authorization_id, client_user_id, professional_type) in (
      select id, a.client_user_id, a.professional_type from professional_authorizations a
      where a.professional_user_id = (select app_uid())
    )
  );
--> statement-breakpoint
create policy ended_by_me on questionnaire_repeats for delete
  using (professional_user_id = (select app_uid()));
--> statement-breakpoint
-- A share that ends takes its repetitions with it: sharing again does not send them anew.
create function end_repeats_of_share() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from questionnaire_repeats where authorization_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger authorizations_repeats after update on professional_authorizations
  for each row when (old.is_authorized and not new.is_authorized)
  execute function end_repeats_of_share();
--> statement-breakpoint
-- Which of these shares let the actor work with their clients, in the profession of today. They are locked until the
-- transaction ends: a revocation waits for what is being written, or what is being written finds it (R23). In the order of
-- their ids, so that two senders cannot wait for each other; and after the consents, which a withdrawal locks before it
-- ends the shares, and a save of the history too. With the planner's default of 1,000 rows, a query that joins it would read
-- all users.
create function hold_clients(shares uuid[])
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
  order by a.id
  for share of a;
end;
--> statement-breakpoint
-- Sends what is repeated weekly and due, at seven in Madrid: a batch, each once. While its last questionnaire waits for an
-- answer no other is sent; missed weeks are not made up for. Work of the clock, which is nobody's: it passes the policies.
-- A row for each repetition that was due, with what was sent, if anything was.
create function send_due_repeats()
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
-- Reminds clients of what is to be answered by tomorrow, from seven in Madrid on: a batch, each once, and not on the day on
-- which it was sent.
create function remind_due_questionnaires()
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
