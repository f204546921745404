-- What a professional's row derives from others: the country of its city, and the words it is found by.
create function derive_professional() returns trigger language plpgsql as $$
declare
  place record;
  person record;
begin
  select cities.name, states.country_id into place
  from cities join states on states.id = cities.state_id
  where cities.id = new.city_id;
  select profiles.display_name, profiles.bio into person
  from profiles where profiles.user_id = new.user_id;
  new.country_id := place.country_id;
  new.search := search_words(
    concat_ws(' ', person.display_name, coalesce(new.bio, person.bio), place.name)
  );
  return new;
end $$;
--> statement-breakpoint
create trigger professionals_derive
before insert or update of city_id, bio, user_id on professionals
for each row execute function derive_professional();
--> statement-breakpoint
-- Touching the row is enough: professionals_derive reads the rest anew.
create function derive_professional_of_profile() returns trigger language plpgsql as $$
begin
  if exists (select from professionals where user_id = new.user_id) then
    update professionals set city_id = city_id where user_id = new.user_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger profiles_derive_insert
after insert on profiles
for each row execute function derive_professional_of_profile();
--> statement-breakpoint
create trigger profiles_derive_update
after update of display_name, bio, avatar_url on profiles
for each row
when ((old.display_name, old.bio, old.avatar_url)
  is distinct from (new.display_name, new.bio, new.avatar_url))
execute function derive_professional_of_profile();
--> statement-breakpoint
create function derive_professionals_of_city() returns trigger language plpgsql as $$
begin
  update professionals set city_id = city_id where city_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger cities_derive
after update of name, state_id on cities
for each row
when ((old.name, old.state_id) is distinct from (new.name, new.state_id))
execute function derive_professionals_of_city();
--> statement-breakpoint
create function derive_professionals_of_state() returns trigger language plpgsql as $$
begin
  update professionals set city_id = city_id
  where city_id in (select id from cities where state_id = new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger states_derive
after update of country_id on states
for each row
when (old.country_id is distinct from new.country_id)
execute function derive_professionals_of_state();
--> statement-breakpoint
-- Only the triggers of reviews, profiles and places write these columns; they run at a greater depth.
create function refuse_derived_columns() returns trigger language plpgsql as $$
begin
  raise exception 'rating, total_reviews, country_id, search and type are not set by hand'
    using errcode = 'check_violation', constraint = 'professionals_derived', table = 'professionals';
end $$;
--> statement-breakpoint
create trigger professionals_guard_insert
before insert on professionals
for each row
when (new.rating <> 0 or new.total_reviews <> 0)
execute function refuse_derived_columns();
--> statement-breakpoint
create trigger professionals_guard_update
before update of rating, total_reviews, country_id, search, type on professionals
for each row
when (pg_trigger_depth() = 0)
execute function refuse_derived_columns();
--> statement-breakpoint
create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
--> statement-breakpoint
create trigger professionals_updated_at
before update on professionals
for each row execute function set_updated_at();
--> statement-breakpoint
create function check_review() returns trigger language plpgsql as $$
declare
  reviewed record;
begin
  select user_id, type into reviewed from professionals where id = new.professional_id;
  if reviewed.user_id = new.reviewer_id then
    raise exception 'nobody reviews their own profile'
      using errcode = 'check_violation', constraint = 'reviews_not_own', table = 'professional_reviews';
  end if;
  if reviewed.type <> new.professional_type then
    raise exception 'the professional has another profession'
      using errcode = 'check_violation', constraint = 'reviews_professional_type',
        table = 'professional_reviews';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger reviews_check
before insert or update of professional_id, professional_type, reviewer_id on professional_reviews
for each row execute function check_review();
--> statement-breakpoint
-- Rating and total of the professionals whose reviews a statement changed. Their rows are locked first,
-- in the order of their ids, and counted afterwards: whoever waited for the lock then counts the review
-- that was written meanwhile, so nothing is lost. NO KEY UPDATE, because each writer already holds the
-- KEY SHARE lock of its foreign key on the same row; FOR UPDATE would make two of them deadlock.
create function recompute_ratings() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'UPDATE' then
    ids := array(select professional_id from changed union select professional_id from previous);
  else
    ids := array(select distinct professional_id from changed);
  end if;
  perform 1 from professionals where id = any (ids) order by id for no key update;
  update professionals
  set rating = figures.rating, total_reviews = figures.total
  from (
    select
      changed_id as professional_id,
      coalesce(round(avg(professional_reviews.rating), 2), 0) as rating,
      count(professional_reviews.rating)::integer as total
    from unnest(ids) as changed_id
    left join professional_reviews on professional_reviews.professional_id = changed_id
    group by changed_id
  ) as figures
  where professionals.id = figures.professional_id
    and (professionals.rating, professionals.total_reviews)
      is distinct from (figures.rating, figures.total);
  return null;
end $$;
--> statement-breakpoint
create trigger reviews_recompute_insert
after insert on professional_reviews
referencing new table as changed
for each statement execute function recompute_ratings();
--> statement-breakpoint
create trigger reviews_recompute_update
after update on professional_reviews
referencing old table as previous new table as changed
for each statement execute function recompute_ratings();
--> statement-breakpoint
create trigger reviews_recompute_delete
after delete on professional_reviews
referencing old table as changed
for each statement execute function recompute_ratings();
