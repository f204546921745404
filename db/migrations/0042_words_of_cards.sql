-- A professional is found by what a card and a profile show: to the words of name, city and text come region and
-- certificates, and their choices as lexemes behind a sign that no word has. What those are called stands in the table of
-- src/lib/search. Words are cut as in 0038, choices as well, so that all fit into an entry of a btree (2,704 bytes).
create or replace function derive_professional() returns trigger language plpgsql as $$
declare
  place record;
  person record;
begin
  select cities.name, cities.state_id, states.name as state, states.country_id into place
  from cities join states on states.id = cities.state_id
  where cities.id = new.city_id;
  select profiles.display_name, profiles.bio into person
  from profiles where profiles.user_id = new.user_id;
  new.country_id := place.country_id;
  new.search := search_words(left(
    fold_words(concat_ws(' ',
      person.display_name, place.name, place.state, coalesce(new.bio, person.bio),
      array_to_string(new.certifications, ' ')
    )),
    500
  )) || array_to_tsvector(array(
    select distinct '=' || left(choice, 28)
    from unnest(
      new.specialization[1:8] || new.available_objectives[1:8] || new.languages[1:12]
      || case new.training_modality when 'both' then '{online,in-person}' else array[new.training_modality] end
      || array[new.type, place.country_id, place.state_id]
    ) as choice
    where choice <> ''
  ));
  return new;
end $$;
--> statement-breakpoint
drop trigger professionals_derive on professionals;
--> statement-breakpoint
create trigger professionals_derive
before insert or update of
  city_id, bio, user_id, specialization, available_objectives, languages, training_modality, certifications
on professionals
for each row execute function derive_professional();
--> statement-breakpoint
drop trigger states_derive on states;
--> statement-breakpoint
create trigger states_derive
after update of name, country_id on states
for each row
when ((old.name, old.country_id) is distinct from (new.name, new.country_id))
execute function derive_professionals_of_state();
--> statement-breakpoint
-- Nobody has changed their profile by this.
alter table professionals disable trigger professionals_updated_at;
--> statement-breakpoint
-- In parts, because a row takes an entry of every index, and a statement has a minute.
update professionals set city_id = city_id where id < '40000000-0000-0000-0000-000000000000';
--> statement-breakpoint
update professionals set city_id = city_id where id >= '40000000-0000-0000-0000-000000000000' and id < '80000000-0000-0000-0000-000000000000';
--> statement-breakpoint
update professionals set city_id = city_id where id >= '80000000-0000-0000-0000-000000000000' and id < 'c0000000-0000-0000-0000-000000000000';
--> statement-breakpoint
update professionals set city_id = city_id where id >= 'c0000000-0000-0000-0000-000000000000';
--> statement-breakpoint
alter table professionals enable trigger professionals_updated_at;
