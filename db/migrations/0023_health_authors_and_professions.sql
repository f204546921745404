-- The clients of the actor, with the profession in which they are: that of today, so who has become an admin or has
-- another profession has none. Reads past the policies of the table, which ask for it; a fixed search_path, because it
-- runs as its owner.
create or replace function my_clients() returns table (client_id uuid, profession text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select a.client_user_id, a.professional_type
  from professional_authorizations a
  join profiles p on p.user_id = a.professional_user_id and p.role = a.professional_type
  where a.professional_user_id = app_uid() and is_active(a);
end;
--> statement-breakpoint
create or replace function refuse_other_questions() returns trigger language plpgsql as $$
begin
  raise exception 'what was sent stays as it was sent' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
-- Sent by whom and in which share is cleared when they are deleted, and never becomes another. Answers come with their
-- completion and stay; only what is pending is completed or withdrawn, only what is completed is reviewed.
create or replace trigger client_questionnaires_sent before update on client_questionnaires
  for each row when (
    (old.title, old.questions, old.client_user_id, old.professional_name, old.professional_type, old.sent_at)
      is distinct from
      (new.title, new.questions, new.client_user_id, new.professional_name, new.professional_type, new.sent_at)
    or (new.professional_user_id is distinct from old.professional_user_id and new.professional_user_id is not null)
    or (new.authorization_id is distinct from old.authorization_id and new.authorization_id is not null)
    or (old.responses is distinct from new.responses and (old.status, new.status) <> ('pending', 'completed'))
    or (old.status <> new.status and (old.status, new.status)
      not in (('pending', 'completed'), ('pending', 'withdrawn'), ('completed', 'reviewed')))
  )
  execute function refuse_other_questions();
--> statement-breakpoint
-- Whoever writes a section of a history is named as its author.
alter policy own_basics on health_history
  with check (
    user_id = (select app_uid()) and section = 'basics' and updated_by = (select app_uid())
  );
--> statement-breakpoint
alter policy own_basics_saved on health_history
  with check (
    user_id = (select app_uid()) and section = 'basics' and updated_by = (select app_uid())
  );
--> statement-breakpoint
alter policy discipline on health_history
  with check (
    updated_by = (select app_uid())
    and (
      (section = 'notes' and user_id in (select client_id from my_clients()))
      or (user_id, section) in (select client_id, profession from my_clients())
    )
  );
--> statement-breakpoint
alter policy discipline_saved on health_history
  with check (
    updated_by = (select app_uid())
    and (
      (section = 'notes' and user_id in (select client_id from my_clients()))
      or (user_id, section) in (select client_id, profession from my_clients())
    )
  );
--> statement-breakpoint
-- A questionnaire is sent without answers.
alter policy sent_by_me on client_questionnaires
  with check (
    professional_user_id = (select app_uid()) and status = 'pending' and responses is null
    and (client_user_id, professional_type) in (select client_id, profession from my_clients())
  );
--> statement-breakpoint
-- There is one draft of a questionnaire: nobody else takes its place.
alter policy own on questionnaire_drafts
  with check (
    user_id = (select app_uid())
    and questionnaire_id in (
      select id from client_questionnaires where client_user_id = (select app_uid())
    )
  );
