-- Rating and total count public reviews alone. See 0002 for the locks.
create or replace function recompute_ratings() returns trigger language plpgsql as $$
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
    left join professional_reviews
      on professional_reviews.professional_id = changed_id and professional_reviews.state = 'public'
    group by changed_id
  ) as figures
  where professionals.id = figures.professional_id
    and (professionals.rating, professionals.total_reviews)
      is distinct from (figures.rating, figures.total);
  return null;
end $$;
--> statement-breakpoint
-- What an admin has removed is not written anew: it is public again by an appeal, or deleted.
create function refuse_removed_change() returns trigger language plpgsql as $$
begin
  raise exception 'a removed review is not changed'
    using errcode = 'check_violation', constraint = 'reviews_removed_stays', table = 'professional_reviews';
end $$;
--> statement-breakpoint
create trigger reviews_removed_stays
before update on professional_reviews
for each row when (
  old.state = 'removed'
  and ((old.rating, old.comment, old.reply) is distinct from (new.rating, new.comment, new.reply)
    or new.state in ('hidden', 'waiting'))
)
execute function refuse_removed_change();
--> statement-breakpoint
-- An appeal is the text of a person: it goes with the account.
create function forget_appeal() returns trigger language plpgsql as $$
begin
  new.appeal := null;
  return new;
end $$;
--> statement-breakpoint
create trigger review_decisions_forget_appeal
before update of author_id on review_decisions
for each row when (new.author_id is null)
execute function forget_appeal();
--> statement-breakpoint
-- Reports whose review its author had deleted: until now an admin had to settle them one by one.
update review_reports set state = 'gone', decided_at = now() where state = 'open' and review_id is null;
