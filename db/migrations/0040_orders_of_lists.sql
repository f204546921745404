-- Lists at a million professionals. What forbids reading comes last: all of it is one transaction.

-- The other orders by country, like the one by score: PostgreSQL sorted the matches of a country, and for a large one with
-- few matches read a profession's whole order.
create index professionals_by_rating_in_country on professionals
  (type, country_id, weighted_rating desc, ranking_score desc, rating desc, total_reviews desc, id)
  include (city_id, training_modality, specialization, available_objectives, languages, is_verified)
  where is_public;
--> statement-breakpoint
create index professionals_by_reviews_in_country on professionals
  (type, country_id, total_reviews desc, ranking_score desc, rating desc, id)
  include (city_id, training_modality, specialization, available_objectives, languages, is_verified)
  where is_public;
--> statement-breakpoint
create index professionals_by_experience_in_country on professionals
  (type, country_id, experience_years desc, ranking_score desc, rating desc, total_reviews desc, id)
  include (city_id, training_modality, specialization, available_objectives, languages, is_verified)
  where is_public;
--> statement-breakpoint
-- Without the condition PostgreSQL 18 also took this index for lists without a city, skipping from city to city (a skip
-- scan): it expects fewer people with two choices than there are, because it counts each choice over all professions, and so
-- read and sorted everybody of a profession instead of walking the order to the thousandth.
create index professionals_in_a_city on professionals
  (city_id, type, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, training_modality, specialization, available_objectives, languages, is_verified, is_public)
  where city_id is not null;
--> statement-breakpoint
drop index professionals_in_city;
--> statement-breakpoint
alter index professionals_in_a_city rename to professionals_in_city;
