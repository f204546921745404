-- Lists filter by the arrays themselves, which the indexes of their orders include, and count no further than
-- they page: masks and kept totals go. Dropped at once, although code may still read what a deploy drops
-- (docs/operations.md): when this was written, the site had not been deployed yet.
drop trigger professionals_count_insert on professionals;
--> statement-breakpoint
drop trigger professionals_count_update on professionals;
--> statement-breakpoint
drop trigger professionals_count_delete on professionals;
--> statement-breakpoint
drop trigger professionals_count_truncate on professionals;
--> statement-breakpoint
drop function count_professionals(), forget_professional_counts(),
  professional_count_keys(text, smallint, smallint);
--> statement-breakpoint
drop table professional_counts;
--> statement-breakpoint
-- With the columns go all indexes that include them.
alter table professionals drop column goal_mask, drop column specialty_mask;
--> statement-breakpoint
drop function choice_mask(text[], text[]);
--> statement-breakpoint
alter table professionals add constraint professionals_choices
  check (octet_length(array_to_string(specialization || available_objectives, '')) <= 2000);
--> statement-breakpoint
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
-- Of everybody, because a change of the city looks up its people by it.
create index professionals_in_city on professionals
  (city_id, type, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, training_modality, specialization, available_objectives, is_public);
