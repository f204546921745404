CREATE TABLE "article_drafts" (
	"article_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_drafts_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"tags" text[] NOT NULL,
	"cover" text,
	"cover_alt" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"written_by" uuid,
	CONSTRAINT "article_versions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_excerpt";--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_content";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_drafts_user" ON "article_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_versions_author" ON "article_versions" USING btree ("written_by");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_updated_by" ON "articles" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "articles_unannounced" ON "articles" USING btree ("published_at") WHERE is_published and announced_at is null;--> statement-breakpoint
CREATE INDEX "articles_by_update" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_by_publication" ON "articles" USING btree (coalesce(published_at, '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "articles_by_title" ON "articles" USING btree (fold_words(title),"id");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_public_is_whole" CHECK (not "articles"."is_published" or ("articles"."excerpt" <> '' and "articles"."content" <> ''));--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover" CHECK ("articles"."cover" is null or char_length("articles"."cover_alt") between 1 and 300);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_excerpt" CHECK (char_length("articles"."excerpt") <= 300);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_content" CHECK (char_length("articles"."content") <= 60000);