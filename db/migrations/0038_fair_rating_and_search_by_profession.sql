CREATE TABLE "rating_means" (
	"type" text PRIMARY KEY NOT NULL,
	"mean" double precision NOT NULL,
	CONSTRAINT "rating_means_type" CHECK ("rating_means"."type" in ('trainer', 'nutritionist', 'physiotherapist')),
	CONSTRAINT "rating_means_mean" CHECK ("rating_means"."mean" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "professionals" ALTER COLUMN "weighted_rating" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "professionals" ALTER COLUMN "weighted_rating" SET DEFAULT 0;--> statement-breakpoint
-- Four stars until there are reviews.
insert into rating_means (type, mean)
select type, coalesce(mean, 4)
from unnest('{trainer,nutritionist,physiotherapist}'::text[]) as type
left join (
  select type, sum(rating * total_reviews) / sum(total_reviews) as mean
  from professionals
  where is_public and total_reviews > 0
  group by type
) as means using (type);
--> statement-breakpoint
-- The mean of the reviews and of five more with the mean of the profession. Whatever is written to weighted_rating, this
-- decides.
create function weigh_rating() returns trigger language plpgsql as $$
begin
  new.weighted_rating := case
    when new.total_reviews = 0 then 0
    else (
      new.rating::double precision * new.total_reviews
      + 5 * (select mean from rating_means where type = new.type)
    ) / (new.total_reviews + 5)
  end;
  return new;
end $$;
--> statement-breakpoint
create trigger professionals_weigh
before insert or update of rating, total_reviews, weighted_rating on professionals
for each row execute function weigh_rating();
--> statement-breakpoint
update professionals set weighted_rating = 0 where total_reviews > 0;
--> statement-breakpoint
-- As in 0002, but of at most 500 letters, which fit into an entry of the index below (2,704 bytes). Name, text and city
-- are shorter, but some scripts (Korean) fold one letter into three.
create or replace function derive_professional() returns trigger language plpgsql as $$
declare
  place record;
  person record;
begin
  select cities.name, states.country_id into place
  from cities join states on states.id = cities.state_id
  where cities.id = new.city_id;
  select profiles.display_name, profiles.bio into person
  from profiles where profiles.user_id = new.user_id;
  new.country_id := place.country_id;
  new.search := search_words(left(
    fold_words(concat_ws(' ', person.display_name, place.name, coalesce(new.bio, person.bio))),
    500
  ));
  return new;
end $$;
--> statement-breakpoint
update professionals set city_id = city_id where octet_length(search::text) > 500;
--> statement-breakpoint
-- For the first letters of a search, which many match: the order of the lists with the words, so that the first thousand
-- are found without reading rows.
create index professionals_by_score_with_words on professionals
  (type, ranking_score desc, rating desc, total_reviews desc, id)
  include (search)
  where is_public;
--> statement-breakpoint
-- Each profession has an index of its words, because a list is of one profession.
CREATE INDEX "professionals_search_trainer" ON "professionals" USING gin ("search") WHERE is_public and type = 'trainer';--> statement-breakpoint
CREATE INDEX "professionals_search_nutritionist" ON "professionals" USING gin ("search") WHERE is_public and type = 'nutritionist';--> statement-breakpoint
CREATE INDEX "professionals_search_physiotherapist" ON "professionals" USING gin ("search") WHERE is_public and type = 'physiotherapist';
