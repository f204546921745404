-- How soon a professional answers: the median, in whole hours, of the contact requests that were answered, or were not
-- answered within three days (reminded_at), which count as never. The professional's row is locked first and the
-- requests are read afterwards, as in recompute_ratings: whoever waited for the lock reads what was written meanwhile.
create function recompute_answer_hours() returns trigger language plpgsql as $$
declare
  median float8;
  answers integer;
begin
  perform 1 from professionals where id = old.professional_id for no key update;
  select
    percentile_disc(0.5) within group (
      order by coalesce(extract(epoch from answered_at - sent_at)::float8 / 3600, 'Infinity')
    ),
    count(*)
  into median, answers
  from contact_requests
  where professional_id = old.professional_id
    and (answered_at is not null or reminded_at is not null);
  if answers < 5 or median = 'Infinity' then
    median := null;
  end if;
  update professionals set answer_hours = greatest(1, ceil(median))::integer
  where id = old.professional_id and median is not null;
  update professionals set answer_hours = null
  where id = old.professional_id and median is null and answer_hours is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger contact_requests_answered
after update of answered_at, reminded_at on contact_requests
for each row
when ((old.answered_at, old.reminded_at) is distinct from (new.answered_at, new.reminded_at))
execute function recompute_answer_hours();
--> statement-breakpoint
create trigger contact_requests_deleted
after delete on contact_requests
for each row
when (old.answered_at is not null or old.reminded_at is not null)
execute function recompute_answer_hours();
--> statement-breakpoint
create or replace function refuse_derived_columns() returns trigger language plpgsql as $$
begin
  raise exception 'rating, total_reviews, country_id, search, answer_hours and type are not set by hand'
    using errcode = 'check_violation', constraint = 'professionals_derived', table = 'professionals';
end $$;
--> statement-breakpoint
drop trigger professionals_guard_insert on professionals;
--> statement-breakpoint
create trigger professionals_guard_insert
before insert on professionals
for each row
when (new.rating <> 0 or new.total_reviews <> 0 or new.answer_hours is not null)
execute function refuse_derived_columns();
--> statement-breakpoint
drop trigger professionals_guard_update on professionals;
--> statement-breakpoint
create trigger professionals_guard_update
before update of rating, total_reviews, country_id, search, answer_hours, type on professionals
for each row
when (pg_trigger_depth() = 0)
execute function refuse_derived_columns();
--> statement-breakpoint
-- Nobody contacts themselves, as nobody reviews their own profile.
create function check_contact_request() returns trigger language plpgsql as $$
begin
  if exists (select from professionals where id = new.professional_id and user_id = new.sender_id) then
    raise exception 'nobody contacts themselves'
      using errcode = 'check_violation', constraint = 'contact_requests_not_own',
        table = 'contact_requests';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger contact_requests_check
before insert or update of professional_id, sender_id on contact_requests
for each row execute function check_contact_request();
--> statement-breakpoint
-- Who had asked for the newsletter, and has confirmed the address, is subscribed.
insert into newsletter_subscriptions (email, name, locale, is_active, confirmed_at)
select users.email, profiles.first_name, users.locale, true, users.email_confirmed_at
from users join profiles on profiles.user_id = users.id
where profiles.wants_newsletter and users.email_confirmed_at is not null
on conflict (email) do nothing;
