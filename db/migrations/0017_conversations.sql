CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"professional_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"objective" text NOT NULL,
	"message" text NOT NULL,
	"code" text,
	"state" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "contact_requests_code" UNIQUE("code"),
	CONSTRAINT "contact_requests_state" CHECK ("contact_requests"."state" in ('new', 'read', 'answered', 'closed')),
	CONSTRAINT "contact_requests_sent_with_code" CHECK (("contact_requests"."sent_at" is null) = ("contact_requests"."code" is null)),
	CONSTRAINT "contact_requests_name" CHECK (char_length("contact_requests"."name") between 2 and 100),
	CONSTRAINT "contact_requests_message" CHECK (char_length("contact_requests"."message") between 10 and 2000)
);
--> statement-breakpoint
CREATE TABLE "professional_contact_metrics" (
	"professional_id" uuid NOT NULL,
	"professional_type" text NOT NULL,
	"month_year" date NOT NULL,
	"total_contacts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "professional_contact_metrics_professional_id_month_year_pk" PRIMARY KEY("professional_id","month_year"),
	CONSTRAINT "contact_metrics_first_of_month" CHECK (extract(day from "professional_contact_metrics"."month_year") = 1),
	CONSTRAINT "contact_metrics_total" CHECK ("professional_contact_metrics"."total_contacts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sender_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"objective" text NOT NULL,
	"message" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_messages_code" UNIQUE("code"),
	CONSTRAINT "site_messages_objective" CHECK ("site_messages"."objective" in ('trainer', 'physiotherapist', 'nutritionist', 'multiple')),
	CONSTRAINT "site_messages_message" CHECK (char_length("site_messages"."message") between 10 and 1000)
);
--> statement-breakpoint
CREATE TABLE "cookie_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"browser_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"analytics" boolean NOT NULL,
	"personalization" boolean NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cookie_consents_locale" CHECK ("cookie_consents"."locale" in ('es', 'en'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"locale" text NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirm_hash" text,
	"confirm_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_email" UNIQUE("email"),
	CONSTRAINT "newsletter_confirm" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_email_form" CHECK ("newsletter_subscriptions"."email" = lower("newsletter_subscriptions"."email")),
	CONSTRAINT "newsletter_locale" CHECK ("newsletter_subscriptions"."locale" in ('es', 'en')),
	CONSTRAINT "newsletter_interests" CHECK (cardinality("newsletter_subscriptions"."interests") <= 8),
	CONSTRAINT "newsletter_active" CHECK ("newsletter_subscriptions"."confirmed_at" is not null or not "newsletter_subscriptions"."is_active")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid,
	"professional_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_reports_reason" CHECK ("review_reports"."reason" in ('false', 'offensive', 'personal_data', 'advertising', 'other')),
	CONSTRAINT "review_reports_state" CHECK ("review_reports"."state" in ('open', 'removed', 'kept')),
	CONSTRAINT "review_reports_decided" CHECK (("review_reports"."state" = 'open') = ("review_reports"."decided_at" is null)),
	CONSTRAINT "review_reports_details" CHECK (char_length("review_reports"."details") <= 500)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "muted_mails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "answer_hours" integer;--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD COLUMN "is_verified_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_contact_metrics" ADD CONSTRAINT "professional_contact_metrics_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_professional_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."professional_reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_requests_received" ON "contact_requests" USING btree ("professional_id","sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_requests_sent" ON "contact_requests" USING btree ("sender_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_requests_unanswered" ON "contact_requests" USING btree ("sent_at") WHERE state in ('new', 'read') and reminded_at is null;--> statement-breakpoint
CREATE INDEX "contact_metrics_month" ON "professional_contact_metrics" USING btree ("month_year");--> statement-breakpoint
CREATE INDEX "site_messages_newest" ON "site_messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "site_messages_email" ON "site_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cookie_consents_browser" ON "cookie_consents" USING btree ("browser_id","created_at");--> statement-breakpoint
CREATE INDEX "cookie_consents_age" ON "cookie_consents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_unconfirmed" ON "newsletter_subscriptions" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id","reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD CONSTRAINT "reviews_reply" CHECK (char_length("professional_reviews"."reply") between 1 and 500);--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD CONSTRAINT "reviews_replied" CHECK (("professional_reviews"."reply" is null) = ("professional_reviews"."replied_at" is null));