DROP INDEX "users_by_email";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_by_creation" ON "profiles" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree (fold_words(coalesce(display_name, '')),"user_id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "users_to_confirm" ON "users" USING btree ("created_at","id") WHERE email_confirmed_at is null and disabled_at is null;--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_kind" ON "audit_events" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_outcome" ON "audit_events" USING btree ("kind","outcome","at","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email","id");