DROP INDEX "newsletter_editions_created";--> statement-breakpoint
DROP INDEX "profiles_by_name";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (fold_words(coalesce(display_name, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree ("sort_name","user_id");