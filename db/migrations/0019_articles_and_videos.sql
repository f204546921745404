CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"author_id" uuid,
	"translation_of" uuid,
	"search" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || excerpt || ' ' || content)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_slug" UNIQUE("slug"),
	CONSTRAINT "articles_locale" CHECK ("articles"."locale" in ('es', 'en')),
	CONSTRAINT "articles_slug_form" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("articles"."slug") <= 100),
	CONSTRAINT "articles_title" CHECK (char_length("articles"."title") between 3 and 120),
	CONSTRAINT "articles_excerpt" CHECK (char_length("articles"."excerpt") between 1 and 300),
	CONSTRAINT "articles_content" CHECK (char_length("articles"."content") between 1 and 60000),
	CONSTRAINT "articles_tags" CHECK ("articles"."tags" <@ array['training', 'nutrition', 'physiotherapy', 'sleep', 'health-data']),
	CONSTRAINT "articles_published" CHECK (not "articles"."is_published" or "articles"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "exercise_videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name_es" text NOT NULL,
	"name_en" text NOT NULL,
	"description_es" text NOT NULL,
	"description_en" text NOT NULL,
	"youtube_id" text NOT NULL,
	"body_section" text NOT NULL,
	"professional_type" text NOT NULL,
	"channel" text,
	"spoken_locale" text,
	"needs_guidance" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"search" "tsvector" GENERATED ALWAYS AS (search_words(name_es || ' ' || name_en || ' ' || description_es || ' ' || description_en)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exercise_videos_youtube_id" UNIQUE("youtube_id"),
	CONSTRAINT "exercise_videos_youtube_id_form" CHECK ("exercise_videos"."youtube_id" ~ '^[A-Za-z0-9_-]{11}$'),
	CONSTRAINT "exercise_videos_section" CHECK ("exercise_videos"."body_section" in ('lower_body', 'core', 'upper_body')),
	CONSTRAINT "exercise_videos_profession" CHECK ("exercise_videos"."professional_type" in ('trainer', 'physiotherapist', 'both')),
	CONSTRAINT "exercise_videos_spoken" CHECK ("exercise_videos"."spoken_locale" in ('es', 'en')),
	CONSTRAINT "exercise_videos_names" CHECK (char_length("exercise_videos"."name_es") between 1 and 80 and char_length("exercise_videos"."name_en") between 1 and 80),
	CONSTRAINT "exercise_videos_descriptions" CHECK (char_length("exercise_videos"."description_es") <= 500 and char_length("exercise_videos"."description_en") <= 500),
	CONSTRAINT "exercise_videos_channel" CHECK (char_length("exercise_videos"."channel") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_translation" FOREIGN KEY ("translation_of") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_videos" ADD CONSTRAINT "exercise_videos_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "articles_one_translation" ON "articles" USING btree ("translation_of","locale");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("locale","published_at" DESC NULLS FIRST,"id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "articles_author" ON "articles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "exercise_videos_search" ON "exercise_videos" USING gin ("search");--> statement-breakpoint
CREATE INDEX "exercise_videos_creator" ON "exercise_videos" USING btree ("created_by");--> statement-breakpoint
create trigger articles_updated_at
before update on articles
for each row execute function set_updated_at();
--> statement-breakpoint
create trigger exercise_videos_updated_at
before update on exercise_videos
for each row execute function set_updated_at();
