-- The orders of the lists. INCLUDE holds what the filters ask for, so walking an order reads the index
-- alone, and rows only for the page that is shown.
create index professionals_by_score on professionals
  (type, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, goal_mask, specialty_mask);
--> statement-breakpoint
create index professionals_by_rating on professionals
  (type, rating desc, ranking_score desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, goal_mask, specialty_mask);
--> statement-breakpoint
create index professionals_by_reviews on professionals
  (type, total_reviews desc, ranking_score desc, rating desc, id)
  include (country_id, city_id, training_modality, goal_mask, specialty_mask);
--> statement-breakpoint
create index professionals_by_experience on professionals
  (type, experience_years desc, ranking_score desc, rating desc, total_reviews desc, id)
  include (country_id, city_id, training_modality, goal_mask, specialty_mask);
