-- As before (0004), of public professionals alone: one who appears is added, one who disappears taken away.
create or replace function count_professionals() returns trigger language plpgsql as $$
declare
  filters constant text :=
    'id, type, country_id, training_modality, goal_mask, specialty_mask, is_public';
  source text := case tg_op
    when 'INSERT' then format('select %s, 1 as change from added', filters)
    when 'DELETE' then format('select %s, -1 as change from removed', filters)
    else format(
      'select %1$s, 1 as change from (select %1$s from added except select %1$s from removed) as a
       union all
       select %1$s, -1 from (select %1$s from removed except select %1$s from added) as r',
      filters)
  end;
begin
  -- The usual update is of a rating or a text: no filter changes, and nothing is to be written.
  if tg_op = 'UPDATE' then
    perform from (
      select id, type, country_id, training_modality, goal_mask, specialty_mask, is_public from added
      except
      select id, type, country_id, training_modality, goal_mask, specialty_mask, is_public from removed
    ) as moved;
    if not found then
      return null;
    end if;
  end if;
  execute format(
    'insert into professional_counts as counts
       (type, country_id, goal, specialty, training_modality, total)
     select type, key.country_key, key.goal, key.specialty, training_modality, sum(change)
     from (%s) as changed,
       professional_count_keys(changed.country_id, changed.goal_mask, changed.specialty_mask) as key
     where changed.is_public
     group by 1, 2, 3, 4, 5
     having sum(change) <> 0
     order by 1, 2, 3, 4, 5
     on conflict on constraint professional_counts_key
       do update set total = counts.total + excluded.total',
    source);
  return null;
end $$;
--> statement-breakpoint
-- Who signed up and has not confirmed the address. An account without a password is one that was made for
-- somebody, by an admin or a seed.
update professionals set is_public = false
from users
where users.id = professionals.user_id
  and users.email_confirmed_at is null and users.password_hash is not null;
--> statement-breakpoint
-- The orders of the lists, as before (0003, 0008), without those who are hidden: however many there are,
-- no walk passes by them.
drop index
  professionals_by_score, professionals_by_rating, professionals_by_reviews, professionals_by_experience,
  professionals_by_score_in_country;
--> statement-breakpoint
create index professionals_by_score on professionals
  (type, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, goal_mask, specialty_mask)
  where is_public;
--> statement-breakpoint
create index professionals_by_rating on professionals
  (type, rating desc, ranking_score desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, goal_mask, specialty_mask)
  where is_public;
--> statement-breakpoint
create index professionals_by_reviews on professionals
  (type, total_reviews desc, ranking_score desc, rating desc, id)
  include (country_id, city_id, training_modality, goal_mask, specialty_mask)
  where is_public;
--> statement-breakpoint
create index professionals_by_experience on professionals
  (type, experience_years desc, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, goal_mask, specialty_mask)
  where is_public;
--> statement-breakpoint
create index professionals_by_score_in_country on professionals
  (type, country_id, ranking_score desc, rating desc, total_reviews desc, id)
  include (city_id, training_modality, goal_mask, specialty_mask)
  where is_public;
