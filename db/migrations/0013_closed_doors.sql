CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cache_purges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tags" text[] NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "professionals" DROP CONSTRAINT "professionals_experience";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "known_device_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_up_browser" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_up_device" text;--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD COLUMN "author_pseudonym" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cache_purges_due" ON "cache_purges" USING btree ("next_attempt_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_known_device_id_known_devices_id_fk" FOREIGN KEY ("known_device_id") REFERENCES "public"."known_devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("known_device_id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE email_confirmed_at is null and password_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_author" ON "professional_reviews" USING btree ("professional_id","author_pseudonym");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE email_confirmed_at is not null or password_hash is null;--> statement-breakpoint
-- Rows from before these limits are brought within them: the first entries of a list are what a page shows.
update professionals set
  experience_years = least(experience_years, 60),
  specialization = specialization[1:20],
  certifications = certifications[1:20],
  achievements = achievements[1:20],
  languages = languages[1:20],
  available_objectives = available_objectives[1:20]
where experience_years > 60
  or greatest(cardinality(specialization), cardinality(certifications), cardinality(achievements), cardinality(languages), cardinality(available_objectives)) > 20;--> statement-breakpoint
-- What the template of mails to confirm an address tells from now on, for those that wait; what they hold besides
-- is for the code that serves until this is deployed.
update mail_outbox set data = data || jsonb_build_object(
  'signedUpAt', to_jsonb(created_at), 'until', to_jsonb(created_at + interval '48 hours'), 'device', null)
where template = 'confirm-email' and sent_at is null and failed_at is null;--> statement-breakpoint
-- No account could write a review yet: these are of demo people, and unique by their author already.
update professional_reviews set author_pseudonym = 'before:' || id where reviewer_id is not null;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_lists" CHECK (greatest(cardinality("professionals"."specialization"), cardinality("professionals"."certifications"), cardinality("professionals"."achievements"), cardinality("professionals"."languages"), cardinality("professionals"."available_objectives")) <= 20);--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_experience" CHECK ("professionals"."experience_years" between 0 and 60);--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD CONSTRAINT "reviews_author" CHECK ("professional_reviews"."reviewer_id" is null or "professional_reviews"."author_pseudonym" is not null);