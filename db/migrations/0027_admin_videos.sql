ALTER TABLE "exercise_videos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "exercise_videos_by_creation" ON "exercise_videos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "exercise_videos_by_name_es" ON "exercise_videos" USING btree (fold_words(name_es),"id");--> statement-breakpoint
CREATE INDEX "exercise_videos_by_name_en" ON "exercise_videos" USING btree (fold_words(name_en),"id");