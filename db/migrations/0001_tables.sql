CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"display_name" text,
	"avatar_url" text,
	"bio" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('admin', 'trainer', 'nutritionist', 'physiotherapist', 'athlete'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_form" CHECK ("users"."email" = lower("users"."email") and length("users"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_counts" (
	"type" text NOT NULL,
	"country_id" text NOT NULL,
	"goal" smallint NOT NULL,
	"specialty" smallint NOT NULL,
	"training_modality" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "professional_counts_key" PRIMARY KEY("type","country_id","goal","specialty","training_modality")
);
--> statement-breakpoint
CREATE TABLE "professionals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"city_id" text,
	"country_id" text,
	"bio" text,
	"specialization" text[] DEFAULT '{}' NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"achievements" text[] DEFAULT '{}' NOT NULL,
	"experience_years" integer DEFAULT 0 NOT NULL,
	"languages" text[] DEFAULT '{"es"}' NOT NULL,
	"training_modality" text DEFAULT 'both' NOT NULL,
	"available_objectives" text[] DEFAULT '{}' NOT NULL,
	"personal_website" text,
	"instagram_posts" text[] DEFAULT '{}' NOT NULL,
	"social_networks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"participate_ranking" boolean DEFAULT true NOT NULL,
	"rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"total_reviews" integer DEFAULT 0 NOT NULL,
	"ranking_score" double precision GENERATED ALWAYS AS (calculate_professional_ranking_score(rating, total_reviews, experience_years, certifications)) STORED NOT NULL,
	"goal_mask" smallint GENERATED ALWAYS AS (case type when 'trainer' then choice_mask(available_objectives, array['weight_loss', 'muscle_gain', 'toning', 'conditioning', 'rehabilitation', 'performance']) else 0::smallint end) STORED NOT NULL,
	"specialty_mask" smallint GENERATED ALWAYS AS (choice_mask(specialization, case type when 'trainer' then array['strength', 'weight_loss', 'endurance', 'mobility', 'rehabilitation', 'nutrition'] when 'nutritionist' then array['sports_nutrition', 'weight_loss', 'clinical_nutrition', 'vegetarian_vegan', 'others'] else array['sports_rehabilitation', 'manual_therapy', 'neurological_physiotherapy', 'respiratory_physiotherapy', 'traumatological', 'pediatric', 'others'] end)) STORED NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "professionals_type" CHECK ("professionals"."type" in ('trainer', 'nutritionist', 'physiotherapist')),
	CONSTRAINT "professionals_modality" CHECK ("professionals"."training_modality" in ('online', 'in-person', 'both')),
	CONSTRAINT "professionals_experience" CHECK ("professionals"."experience_years" between 0 and 80),
	CONSTRAINT "professionals_bio" CHECK (char_length("professionals"."bio") <= 300),
	CONSTRAINT "professionals_posts" CHECK (cardinality("professionals"."instagram_posts") <= 3),
	CONSTRAINT "professionals_rating" CHECK ("professionals"."rating" between 0 and 5 and "professionals"."total_reviews" >= 0)
);
--> statement-breakpoint
CREATE TABLE "professional_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"professional_type" text NOT NULL,
	"professional_id" uuid NOT NULL,
	"reviewer_id" uuid,
	"rating" integer NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("professional_reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_comment" CHECK (char_length("professional_reviews"."comment") <= 500)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD CONSTRAINT "professional_reviews_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD CONSTRAINT "professional_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "states_country" ON "states" USING btree ("country_id");--> statement-breakpoint
CREATE UNIQUE INDEX "professionals_user" ON "professionals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "professionals_in_country" ON "professionals" USING btree ("type","country_id","training_modality","goal_mask","specialty_mask");--> statement-breakpoint
CREATE INDEX "professionals_in_city" ON "professionals" USING btree ("city_id","type","training_modality","goal_mask","specialty_mask");--> statement-breakpoint
CREATE INDEX "professionals_search" ON "professionals" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_reviewer" ON "professional_reviews" USING btree ("professional_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "professional_reviews" USING btree ("professional_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_reviewer" ON "professional_reviews" USING btree ("reviewer_id");