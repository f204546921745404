ALTER TABLE "professionals" DROP CONSTRAINT "professionals_choices";--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "weighted_rating" double precision GENERATED ALWAYS AS (case when total_reviews = 0 then 0 else (rating::double precision * total_reviews + 20) / (total_reviews + 5) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_choices" CHECK (octet_length(array_to_string("professionals"."specialization" || "professionals"."available_objectives" || "professionals"."languages", '')) <= 2000);--> statement-breakpoint
-- The list orders include what the new filters ask for: languages and what was verified.
drop index professionals_by_score, professionals_by_rating, professionals_by_reviews, professionals_by_experience,
  professionals_by_score_in_country, professionals_in_city;
--> statement-breakpoint
create index professionals_by_score on professionals
  (type, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, specialization, available_objectives, languages, is_verified)
  where is_public;
--> statement-breakpoint
create index professionals_by_rating on professionals
  (type, weighted_rating desc, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, specialization, available_objectives, languages, is_verified)
  where is_public;
--> statement-breakpoint
create index professionals_by_reviews on professionals
  (type, total_reviews desc, ranking_score desc, rating desc, id)
  include (country_id, city_id, training_modality, specialization, available_objectives, languages, is_verified)
  where is_public;
--> statement-breakpoint
create index professionals_by_experience on professionals
  (type, experience_years desc, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, specialization, available_objectives, languages, is_verified)
  where is_public;
--> statement-breakpoint
create index professionals_by_score_in_country on professionals
  (type, country_id, ranking_score desc, rating desc, total_reviews desc, id)
  include (city_id, training_modality, specialization, available_objectives, languages, is_verified)
  where is_public;
--> statement-breakpoint
-- Of everybody, because a change of the city looks up its people by it.
create index professionals_in_city on professionals
  (city_id, type, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, training_modality, specialization, available_objectives, languages, is_verified, is_public);
