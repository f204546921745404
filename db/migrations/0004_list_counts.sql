-- The filter combinations that find a professional: every country and their own, any goal and each of
-- theirs, any speciality and each of theirs ('*' and -1 mean "any"). There is none by city: the
-- professionals of one city are few enough to be counted when asked for.
create function professional_count_keys(
  p_country_id text,
  p_goal_mask smallint,
  p_specialty_mask smallint
) returns table (country_key text, goal smallint, specialty smallint)
language sql immutable parallel safe
begin atomic
  select country.id, goal.bit::smallint, specialty.bit::smallint
  from (values ('*'), (p_country_id)) as country (id),
    generate_series(-1, 14) as goal (bit),
    generate_series(-1, 14) as specialty (bit)
  where country.id is not null
    and (goal.bit = -1 or (p_goal_mask >> goal.bit) & 1 = 1)
    and (specialty.bit = -1 or (p_specialty_mask >> specialty.bit) & 1 = 1);
end;
--> statement-breakpoint
-- Adds what a statement added and takes away what it removed; a row whose filters stay as they were is
-- left out. Combinations are written in the order of their key, so that two writers wait for each other
-- in the same order and never in a circle.
create function count_professionals() returns trigger language plpgsql as $$
declare
  filters constant text := 'id, type, country_id, training_modality, goal_mask, specialty_mask';
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
      select id, type, country_id, training_modality, goal_mask, specialty_mask from added
      except
      select id, type, country_id, training_modality, goal_mask, specialty_mask from removed
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
     group by 1, 2, 3, 4, 5
     having sum(change) <> 0
     order by 1, 2, 3, 4, 5
     on conflict on constraint professional_counts_key
       do update set total = counts.total + excluded.total',
    source);
  return null;
end $$;
--> statement-breakpoint
create trigger professionals_count_insert
after insert on professionals
referencing new table as added
for each statement execute function count_professionals();
--> statement-breakpoint
create trigger professionals_count_update
after update on professionals
referencing old table as removed new table as added
for each statement execute function count_professionals();
--> statement-breakpoint
create trigger professionals_count_delete
after delete on professionals
referencing old table as removed
for each statement execute function count_professionals();
