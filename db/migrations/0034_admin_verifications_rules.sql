drop function calculate_professional_ranking_score(double precision, integer, integer, text[]);
--> statement-breakpoint
-- The list orders, which went with the old score (0014).
create index professionals_by_score on professionals
  (type, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, specialization, available_objectives)
  where is_public;
--> statement-breakpoint
create index professionals_by_rating on professionals
  (type, rating desc, ranking_score desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, specialization, available_objectives)
  where is_public;
--> statement-breakpoint
create index professionals_by_reviews on professionals
  (type, total_reviews desc, ranking_score desc, rating desc, id)
  include (country_id, city_id, training_modality, specialization, available_objectives)
  where is_public;
--> statement-breakpoint
create index professionals_by_experience on professionals
  (type, experience_years desc, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, specialization, available_objectives)
  where is_public;
--> statement-breakpoint
create index professionals_by_score_in_country on professionals
  (type, country_id, ranking_score desc, rating desc, total_reviews desc, id)
  include (city_id, training_modality, specialization, available_objectives)
  where is_public;
--> statement-breakpoint
create index professionals_in_city on professionals
  (city_id, type, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, training_modality, specialization, available_objectives, is_public);
--> statement-breakpoint
-- Nobody is verified without a record of what was checked.
update professionals set is_verified = false where is_verified;
--> statement-breakpoint
create or replace function refuse_derived_columns() returns trigger language plpgsql as $$
begin
  raise exception 'rating, total_reviews, country_id, search, answer_hours, is_verified, checked_certifications and type are not set by hand'
    using errcode = 'check_violation', constraint = 'professionals_derived', table = 'professionals';
end $$;
--> statement-breakpoint
drop trigger professionals_guard_insert on professionals;
--> statement-breakpoint
create trigger professionals_guard_insert
before insert on professionals
for each row
when (new.rating <> 0 or new.total_reviews <> 0 or new.answer_hours is not null
  or new.is_verified or cardinality(new.checked_certifications) > 0)
execute function refuse_derived_columns();
--> statement-breakpoint
drop trigger professionals_guard_update on professionals;
--> statement-breakpoint
create trigger professionals_guard_update
before update of rating, total_reviews, country_id, search, answer_hours, is_verified, checked_certifications, type
on professionals
for each row
when (pg_trigger_depth() = 0)
execute function refuse_derived_columns();
--> statement-breakpoint
-- Who is verified, and which certificates are checked, from the records that stand. The row is locked first and the
-- records are read afterwards, as in recompute_ratings. A day that has passed is the clock's work: it ends the record.
create function derive_verified() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.professional_id, old.professional_id);
begin
  perform 1 from professionals where id = changed for no key update;
  update professionals
  set is_verified = derived.is_verified, checked_certifications = derived.checked
  from (
    select
      coalesce(bool_or(kind = 'profession'), false) as is_verified,
      coalesce(array_agg(certificate order by certificate) filter (where kind = 'certificate'), '{}')
        as checked
    from verifications
    where professional_id = changed and state = 'approved'
  ) as derived
  where professionals.id = changed
    and (professionals.is_verified, professionals.checked_certifications)
      is distinct from (derived.is_verified, derived.checked);
  return null;
end $$;
--> statement-breakpoint
create trigger verifications_derive
after insert or update of state or delete on verifications
for each row execute function derive_verified();
--> statement-breakpoint
-- A claim is about a certificate that the profile names; what was decided stays as it was decided.
create function check_verification() returns trigger language plpgsql as $$
declare
  follows boolean;
begin
  if tg_op = 'INSERT' then
    follows := new.kind = 'profession' or new.state not in ('waiting', 'approved')
      or exists (
        select from professionals
        where id = new.professional_id and new.certificate = any (certifications)
      );
  else
    follows := (old.professional_id, old.kind, old.certificate)
        is not distinct from (new.professional_id, new.kind, new.certificate)
      and (
        old.state = new.state
        or old.state = 'waiting' and new.state in ('approved', 'refused', 'withdrawn')
        or old.state = 'approved' and new.state = 'ended'
      )
      and (
        old.state = 'waiting'
        or (old.register, old.number, old.checks, old.valid_until, old.decided_at)
          is not distinct from (new.register, new.number, new.checks, new.valid_until, new.decided_at)
      );
  end if;
  if not follows then
    raise exception 'a verification of something else, or out of its order'
      using errcode = 'check_violation', constraint = 'verifications_flow', table = 'verifications';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger verifications_flow
before insert or update on verifications
for each row execute function check_verification();
--> statement-breakpoint
-- A check belongs to the text of a certificate: without that text it ends, and what waits is withdrawn.
create function end_checks_of_removed() returns trigger language plpgsql as $$
begin
  update verifications
  set state = case state when 'approved' then 'ended' else 'withdrawn' end,
    end_cause = case state when 'approved' then 'removed' end,
    ended_at = case state when 'approved' then now() end,
    proof_type = null,
    proof_bytes = null
  where professional_id = new.id and kind = 'certificate' and state in ('waiting', 'approved')
    and certificate <> all (new.certifications);
  return null;
end $$;
--> statement-breakpoint
create trigger professionals_certifications
after update of certifications on professionals
for each row
when (old.certifications is distinct from new.certifications)
execute function end_checks_of_removed();
--> statement-breakpoint
-- The badge stands beside the name that was compared with a document: another name ends it. Case, accents and blanks make
-- no other name, nor does a full name where none was given. Certificates follow their own text.
create function end_badge_of_renamed() returns trigger language plpgsql as $$
begin
  -- The professional before the record, as whoever decides about it.
  perform 1 from professionals where user_id = new.user_id for no key update;
  update verifications
  set state = 'ended', end_cause = 'renamed', ended_at = now()
  where kind = 'profession' and state = 'approved'
    and professional_id in (select id from professionals where user_id = new.user_id);
  return null;
end $$;
--> statement-breakpoint
create trigger profiles_renamed
after update of display_name, first_name, last_name on profiles
for each row
when (
  fold_words(coalesce(old.display_name, '')) <> fold_words(coalesce(new.display_name, ''))
  or fold_words(concat_ws(' ', old.first_name, old.last_name))
    not in ('', fold_words(concat_ws(' ', new.first_name, new.last_name)))
)
execute function end_badge_of_renamed();
