-- Rows with somebody's health in them: policies (docs/decisions/041), and what the database refuses by itself.
-- Append-only tables whose rows belong to a person go with the account: a foreign key's action runs inside a trigger of
-- the referenced table, so its depth is above 1.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  raise exception '% takes rows and changes none', tg_table_name using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
-- The one definition of an authorization that lets somebody read. The last day is one in Madrid.
create function is_active(authorization_row professional_authorizations) returns boolean
language sql stable
return authorization_row.is_authorized
  and authorization_row.revoked_at is null
  and (
    authorization_row.expires_on is null
    or authorization_row.expires_on >= (now() at time zone 'Europe/Madrid')::date
  );
--> statement-breakpoint
-- The clients of the actor, with the profession in which they are. Reads past the policies of the table, which ask for
-- it; a fixed search_path, because it runs as its owner.
create function my_clients() returns table (client_id uuid, profession text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select a.client_user_id, a.professional_type
  from professional_authorizations a
  where a.professional_user_id = app_uid() and is_active(a);
end;
--> statement-breakpoint
-- When the actor opened something of a client, for the export of their own account: not of whom, which they may no longer
-- know.
create function my_reads() returns table (read_at timestamptz, read_section text, read_action text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
begin atomic
  select l.at, l.section, l.action from access_log l where l.reader_id = app_uid() order by l.at;
end;
--> statement-breakpoint
-- Health data is kept with a running consent alone (R41). The row is locked, so a consent that is being withdrawn and a
-- save cannot pass each other.
create function require_health_consent() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform from health_consents where user_id = new.user_id and withdrawn_at is null for share;
  if not found then
    raise exception 'no consent to keep health data'
      using errcode = 'check_violation', constraint = 'health_consent', table = tg_table_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger health_records_consent before insert or update on health_records
  for each row execute function require_health_consent();
--> statement-breakpoint
-- The author's account may be deleted after the consent has ended, which clears updated_by.
create trigger health_history_consent before insert or update of content on health_history
  for each row execute function require_health_consent();
--> statement-breakpoint
create trigger questionnaire_drafts_consent before insert or update on questionnaire_drafts
  for each row execute function require_health_consent();
--> statement-breakpoint
-- Goals and a pregnancy are health data; units are not.
create trigger health_settings_consent before insert on health_settings
  for each row when (new.goals <> '{}' or new.is_pregnant)
  execute function require_health_consent();
--> statement-breakpoint
create trigger health_settings_saved_consent before update on health_settings
  for each row when ((old.goals, old.is_pregnant) is distinct from (new.goals, new.is_pregnant))
  execute function require_health_consent();
--> statement-breakpoint
-- Each section's earlier text is kept by the database, whoever writes: nobody else inserts versions.
create function keep_history_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into health_history_versions
    (user_id, section, version, content, written_at, written_by, written_by_name)
  values
    (old.user_id, old.section, old.version, old.content, old.updated_at, old.updated_by, old.updated_by_name);
  return null;
end $$;
--> statement-breakpoint
create trigger health_history_kept after update of content on health_history
  for each row when (old.content is distinct from new.content)
  execute function keep_history_version();
--> statement-breakpoint
create function refuse_other_questions() returns trigger language plpgsql as $$
begin
  raise exception 'what was sent stays as it was sent'
    using errcode = 'check_violation', constraint = 'client_questionnaires_sent', table = tg_table_name;
end $$;
--> statement-breakpoint
create trigger client_questionnaires_sent before update on client_questionnaires
  for each row when (
    (old.title, old.questions, old.client_user_id, old.professional_type, old.sent_at)
      is distinct from (new.title, new.questions, new.client_user_id, new.professional_type, new.sent_at)
    or (old.responses is not null and old.responses is distinct from new.responses)
  )
  execute function refuse_other_questions();
--> statement-breakpoint
create trigger health_history_versions_append_only before update or delete or truncate on health_history_versions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger share_receipts_append_only before update or delete or truncate on share_receipts
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger access_log_append_only before update or delete or truncate on access_log
  for each statement execute function refuse_change();
--> statement-breakpoint
alter table health_consents enable row level security;
--> statement-breakpoint
create policy own on health_consents
  using (user_id = (select app_uid())) with check (user_id = (select app_uid()));
--> statement-breakpoint
alter table health_settings enable row level security;
--> statement-breakpoint
create policy own on health_settings
  using (user_id = (select app_uid())) with check (user_id = (select app_uid()));
--> statement-breakpoint
alter table health_records enable row level security;
--> statement-breakpoint
create policy own on health_records
  using (user_id = (select app_uid())) with check (user_id = (select app_uid()));
--> statement-breakpoint
create policy shared on health_records for select
  using (user_id in (select client_id from my_clients()));
--> statement-breakpoint
alter table health_history enable row level security;
--> statement-breakpoint
create policy own on health_history for select using (user_id = (select app_uid()));
--> statement-breakpoint
create policy own_basics on health_history for insert
  with check (user_id = (select app_uid()) and section = 'basics');
--> statement-breakpoint
create policy own_basics_saved on health_history for update
  using (user_id = (select app_uid()) and section = 'basics')
  with check (user_id = (select app_uid()) and section = 'basics');
--> statement-breakpoint
create policy own_erased on health_history for delete using (user_id = (select app_uid()));
--> statement-breakpoint
create policy shared on health_history for select
  using (
    (section in ('basics', 'notes') and user_id in (select client_id from my_clients()))
    or (user_id, section) in (select client_id, profession from my_clients())
  );
--> statement-breakpoint
create policy discipline on health_history for insert
  with check (
    (section = 'notes' and user_id in (select client_id from my_clients()))
    or (user_id, section) in (select client_id, profession from my_clients())
  );
--> statement-breakpoint
create policy discipline_saved on health_history for update
  using (
    (section = 'notes' and user_id in (select client_id from my_clients()))
    or (user_id, section) in (select client_id, profession from my_clients())
  )
  with check (
    (section = 'notes' and user_id in (select client_id from my_clients()))
    or (user_id, section) in (select client_id, profession from my_clients())
  );
--> statement-breakpoint
alter table health_history_versions enable row level security;
--> statement-breakpoint
create policy own on health_history_versions for select using (user_id = (select app_uid()));
--> statement-breakpoint
create policy shared on health_history_versions for select
  using (
    (section = 'notes' and user_id in (select client_id from my_clients()))
    or (user_id, section) in (select client_id, profession from my_clients())
  );
--> statement-breakpoint
alter table professional_authorizations enable row level security;
--> statement-breakpoint
create policy own on professional_authorizations for select
  using (client_user_id = (select app_uid()));
--> statement-breakpoint
-- Asked for by the client alone, and always pending (R22).
create policy own_asked on professional_authorizations for insert
  with check (
    client_user_id = (select app_uid())
    and not is_authorized and authorized_at is null and revoked_at is null
  );
--> statement-breakpoint
create policy own_saved on professional_authorizations for update
  using (client_user_id = (select app_uid())) with check (client_user_id = (select app_uid()));
--> statement-breakpoint
-- Pending: that somebody asked. Revoked and ended ones are not seen.
create policy received on professional_authorizations for select
  using (
    professional_user_id = (select app_uid())
    and revoked_at is null
    and (expires_on is null or expires_on >= (now() at time zone 'Europe/Madrid')::date)
  );
--> statement-breakpoint
alter table share_receipts enable row level security;
--> statement-breakpoint
create policy own on share_receipts for select using (client_user_id = (select app_uid()));
--> statement-breakpoint
create policy own_written on share_receipts for insert
  with check (client_user_id = (select app_uid()));
--> statement-breakpoint
create policy received on share_receipts for select
  using (professional_user_id = (select app_uid()));
--> statement-breakpoint
alter table access_log enable row level security;
--> statement-breakpoint
create policy own on access_log for select using (owner_id = (select app_uid()));
--> statement-breakpoint
create policy written on access_log for insert
  with check (
    reader_id = (select app_uid()) and owner_id in (select client_id from my_clients())
  );
--> statement-breakpoint
alter table client_questionnaires enable row level security;
--> statement-breakpoint
create policy own on client_questionnaires for select using (client_user_id = (select app_uid()));
--> statement-breakpoint
create policy own_answered on client_questionnaires for update
  using (client_user_id = (select app_uid()) and status = 'pending')
  with check (client_user_id = (select app_uid()) and status in ('pending', 'completed'));
--> statement-breakpoint
create policy own_erased on client_questionnaires for delete
  using (client_user_id = (select app_uid()));
--> statement-breakpoint
create policy sent on client_questionnaires for select
  using (
    professional_user_id = (select app_uid())
    and (client_user_id, professional_type) in (select client_id, profession from my_clients())
  );
--> statement-breakpoint
create policy sent_by_me on client_questionnaires for insert
  with check (
    professional_user_id = (select app_uid()) and status = 'pending'
    and (client_user_id, professional_type) in (select client_id, profession from my_clients())
  );
--> statement-breakpoint
create policy seen_by_me on client_questionnaires for update
  using (
    professional_user_id = (select app_uid()) and status in ('pending', 'completed')
    and (client_user_id, professional_type) in (select client_id, profession from my_clients())
  )
  with check (professional_user_id = (select app_uid()) and status in ('withdrawn', 'reviewed'));
--> statement-breakpoint
alter table questionnaire_drafts enable row level security;
--> statement-breakpoint
create policy own on questionnaire_drafts
  using (user_id = (select app_uid())) with check (user_id = (select app_uid()));
--> statement-breakpoint
-- Shares whose last day is over: they end, and each end has its receipt. Work of the clock, which is nobody's: it passes
-- the policies, and returns whom to tell. A batch at a time; twice does nothing more. The hashes are those of the text by
-- language; with an id it ends that share alone.
create function end_expired_shares(proof_version text, proof_hashes jsonb, only_id uuid default null)
returns table (client_id uuid, professional_id uuid, profession text)
language sql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
  with due as (
    select id from professional_authorizations
    where is_authorized and expires_on < (now() at time zone 'Europe/Madrid')::date
      and (only_id is null or id = only_id)
    limit 50
    for update skip locked
  ), ended as (
    update professional_authorizations a
    set is_authorized = false,
      revoked_at = (expires_on + 1)::timestamp at time zone 'Europe/Madrid',
      version = a.version + 1
    where a.id = any(array(select id from due))
    returning a.*
  ), noted as (
    insert into share_receipts (
      client_user_id, professional_user_id, authorization_id, event, client_name, professional_name,
      professional_type, allowed_fields, purpose, expires_on, text_version, text_hash
    )
    select
      ended.client_user_id, ended.professional_user_id, ended.id, 'expired',
      coalesce(c.display_name, ''), p.display_name, ended.professional_type, ended.allowed_fields,
      ended.purpose, ended.expires_on, proof_version, proof_hashes ->> u.locale
    from ended
    join users u on u.id = ended.client_user_id
    join profiles c on c.user_id = ended.client_user_id
    join profiles p on p.user_id = ended.professional_user_id
  )
  select client_user_id, professional_user_id, professional_type from ended
$$;
