ALTER TABLE "sessions" ADD COLUMN "password_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
CREATE INDEX "profiles_by_role" ON "profiles" USING btree ("role","created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("created_at","id") WHERE disabled_at is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_disabled_with_reason" CHECK (("users"."disabled_at" is null) = ("users"."disabled_reason" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_disabled_reason" CHECK (char_length("users"."disabled_reason") between 1 and 500);