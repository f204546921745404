-- The default order within one country, which most lists are of: in a small country, walking the order of
-- all would pass by thousands from elsewhere. It also serves what professionals_in_country was for.
create index professionals_by_score_in_country on professionals
  (type, country_id, ranking_score desc, rating desc, total_reviews desc, id)
  include (city_id, training_modality, goal_mask, specialty_mask);
--> statement-breakpoint
drop index professionals_in_country;
