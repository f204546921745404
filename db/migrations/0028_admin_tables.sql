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
CREATE TABLE "health_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"active_centres" integer,
	"questionnaires_sent" integer,
	"questionnaires_answered" integer,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_weeks_monday" CHECK (extract(isodow from "health_weeks"."week") = 1),
	CONSTRAINT "health_weeks_small" CHECK (least("health_weeks"."active_centres", "health_weeks"."questionnaires_sent", "health_weeks"."questionnaires_answered") >= 5)
);
--> statement-breakpoint
CREATE TABLE "newsletter_editions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"subject_es" text DEFAULT '' NOT NULL,
	"subject_en" text DEFAULT '' NOT NULL,
	"text_es" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"articles" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"scheduled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"cursor" uuid,
	"queued_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_editions_state" CHECK ("newsletter_editions"."state" in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
	CONSTRAINT "newsletter_editions_languages" CHECK ("newsletter_editions"."languages" <@ array['es', 'en']),
	CONSTRAINT "newsletter_editions_interests" CHECK (cardinality("newsletter_editions"."interests") <= 8),
	CONSTRAINT "newsletter_editions_articles" CHECK (cardinality("newsletter_editions"."articles") <= 12),
	CONSTRAINT "newsletter_editions_scheduled" CHECK (("newsletter_editions"."state" = 'scheduled') <= ("newsletter_editions"."scheduled_at" is not null)),
	CONSTRAINT "newsletter_editions_started" CHECK (("newsletter_editions"."state" in ('sending', 'sent', 'stopped')) = ("newsletter_editions"."started_at" is not null)),
	CONSTRAINT "newsletter_editions_finished" CHECK (("newsletter_editions"."state" in ('sent', 'stopped')) = ("newsletter_editions"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid,
	"professional_id" uuid NOT NULL,
	"author_id" uuid,
	"author_pseudonym" text,
	"outcome" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"appealed_at" timestamp with time zone,
	"appeal" text,
	"appeal_outcome" text,
	"appeal_reason" text,
	"appeal_decided_at" timestamp with time zone,
	CONSTRAINT "review_decisions_outcome" CHECK ("review_decisions"."outcome" in ('kept', 'hidden', 'removed')),
	CONSTRAINT "review_decisions_reason" CHECK (case when "review_decisions"."reason" is null then "review_decisions"."outcome" = 'kept' else char_length("review_decisions"."reason") between 1 and 500 end),
	CONSTRAINT "review_decisions_appeal" CHECK (char_length("review_decisions"."appeal") between 1 and 1000),
	CONSTRAINT "review_decisions_appealed" CHECK ("review_decisions"."appealed_at" is null and "review_decisions"."appeal" is null or "review_decisions"."outcome" <> 'kept'),
	CONSTRAINT "review_decisions_appeal_outcome" CHECK ("review_decisions"."appeal_outcome" in ('accepted', 'refused')),
	CONSTRAINT "review_decisions_appeal_decided" CHECK (("review_decisions"."appeal_outcome" is null) = ("review_decisions"."appeal_decided_at" is null) and ("review_decisions"."appeal_outcome" is null or "review_decisions"."appealed_at" is not null)),
	CONSTRAINT "review_decisions_appeal_reason" CHECK (case when "review_decisions"."appeal_reason" is null then "review_decisions"."appeal_outcome" is distinct from 'refused' else char_length("review_decisions"."appeal_reason") between 1 and 500 end)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"professional_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"certificate" text,
	"register" text,
	"number" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"checks" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"end_cause" text,
	"valid_until" date,
	"proof_type" text,
	"proof_bytes" integer,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_kind" CHECK ("verifications"."kind" in ('profession', 'certificate')),
	CONSTRAINT "verifications_certificate" CHECK (("verifications"."kind" = 'certificate') = ("verifications"."certificate" is not null)),
	CONSTRAINT "verifications_state" CHECK ("verifications"."state" in ('waiting', 'approved', 'refused', 'withdrawn', 'ended')),
	CONSTRAINT "verifications_checks" CHECK ("verifications"."checks" <@ array['name', 'text', 'number', 'validity'] and ("verifications"."state" not in ('approved', 'ended') or cardinality("verifications"."checks") > 0)),
	CONSTRAINT "verifications_register" CHECK (char_length("verifications"."register") between 1 and 120),
	CONSTRAINT "verifications_number" CHECK (char_length("verifications"."number") between 1 and 40 and ("verifications"."number" is null or "verifications"."register" is not null)),
	CONSTRAINT "verifications_reason" CHECK (char_length("verifications"."reason") between 1 and 500),
	CONSTRAINT "verifications_refused" CHECK ("verifications"."state" <> 'refused' or "verifications"."reason" is not null),
	CONSTRAINT "verifications_ended" CHECK (("verifications"."state" = 'ended') = ("verifications"."end_cause" is not null) and ("verifications"."state" = 'ended') = ("verifications"."ended_at" is not null) and ("verifications"."end_cause" in ('admin', 'expired', 'replaced', 'removed', 'renamed')) and ("verifications"."end_cause" <> 'admin' or "verifications"."reason" is not null)),
	CONSTRAINT "verifications_decided" CHECK (("verifications"."state" in ('approved', 'refused', 'ended')) = ("verifications"."decided_at" is not null)),
	CONSTRAINT "verifications_proof" CHECK (("verifications"."proof_type" is null) = ("verifications"."proof_bytes" is null) and ("verifications"."proof_type" is null or "verifications"."state" = 'waiting') and "verifications"."proof_type" in ('application/pdf', 'image/webp'))
);
--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_excerpt";--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_content";--> statement-breakpoint
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_state";--> statement-breakpoint
DROP INDEX "users_by_email";--> statement-breakpoint
DROP INDEX "site_messages_newest";--> statement-breakpoint
DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "checked_certifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" drop column "ranking_score";--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "ranking_score" double precision GENERATED ALWAYS AS (calculate_professional_ranking_score(rating, total_reviews, experience_years, counted_certifications(certifications, checked_certifications))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "site_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "site_messages" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "exercise_videos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "edition_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "left_by_edition" uuid;--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_review_id_professional_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."professional_reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_drafts_user" ON "article_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_versions_author" ON "article_versions" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "newsletter_editions_created" ON "newsletter_editions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_editions_updated" ON "newsletter_editions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_editions_open" ON "newsletter_editions" USING btree ("state","scheduled_at","started_at") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "review_decisions_newest" ON "review_decisions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_decisions_review" ON "review_decisions" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_decisions_author" ON "review_decisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "review_decisions_about" ON "review_decisions" USING btree ("professional_id","author_pseudonym");--> statement-breakpoint
CREATE INDEX "review_decisions_appealed" ON "review_decisions" USING btree ("appealed_at") WHERE appealed_at is not null and appeal_outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_waiting" ON "verifications" USING btree ("professional_id","kind",coalesce(certificate, '')) WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_approved" ON "verifications" USING btree ("professional_id","kind",coalesce(certificate, '')) WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "verifications_of" ON "verifications" USING btree ("professional_id","created_at");--> statement-breakpoint
CREATE INDEX "verifications_queue" ON "verifications" USING btree ("created_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "verifications_due" ON "verifications" USING btree ("valid_until") WHERE state = 'approved' and valid_until is not null;--> statement-breakpoint
CREATE INDEX "verifications_decided_by" ON "verifications" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_edition_id_newsletter_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."newsletter_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_by_creation" ON "profiles" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree (fold_words(coalesce(display_name, '')),"user_id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "users_to_confirm" ON "users" USING btree ("created_at","id") WHERE email_confirmed_at is null and disabled_at is null;--> statement-breakpoint
CREATE INDEX "articles_updated_by" ON "articles" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "articles_unannounced" ON "articles" USING btree ("published_at") WHERE is_published and announced_at is null;--> statement-breakpoint
CREATE INDEX "articles_by_update" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_by_publication" ON "articles" USING btree (coalesce(published_at, '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "articles_by_title" ON "articles" USING btree (fold_words(title),"id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_kind" ON "audit_events" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_outcome" ON "audit_events" USING btree ("kind","outcome","at","id");--> statement-breakpoint
CREATE INDEX "contact_requests_by_sending" ON "contact_requests" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "site_messages_open" ON "site_messages" USING btree ("created_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "site_messages_answered_by" ON "site_messages" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "exercise_videos_by_creation" ON "exercise_videos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "exercise_videos_by_name_es" ON "exercise_videos" USING btree (fold_words(name_es),"id");--> statement-breakpoint
CREATE INDEX "exercise_videos_by_name_en" ON "exercise_videos" USING btree (fold_words(name_en),"id");--> statement-breakpoint
CREATE INDEX "mail_outbox_edition_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE sent_at is null and failed_at is null and edition_id is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_edition" ON "mail_outbox" USING btree ("edition_id") WHERE edition_id is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("template") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "professionals_by_creation" ON "professionals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "professionals_by_any_score" ON "professionals" USING btree ("ranking_score","id");--> statement-breakpoint
CREATE INDEX "reviews_created" ON "professional_reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_not_public" ON "professional_reviews" USING btree ("state") WHERE state <> 'public';--> statement-breakpoint
CREATE INDEX "client_questionnaires_by_sending" ON "client_questionnaires" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "client_questionnaires_by_answer" ON "client_questionnaires" USING btree ("completed_at") WHERE completed_at is not null;--> statement-breakpoint
CREATE INDEX "health_records_by_creation" ON "health_records" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "site_messages_newest" ON "site_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE sent_at is null and failed_at is null and edition_id is null;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_public_is_whole" CHECK (not "articles"."is_published" or ("articles"."excerpt" <> '' and "articles"."content" <> ''));--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover" CHECK ("articles"."cover" is null or char_length("articles"."cover_alt") between 1 and 300);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_excerpt" CHECK (char_length("articles"."excerpt") <= 300);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_content" CHECK (char_length("articles"."content") <= 60000);--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_answer" CHECK (char_length("site_messages"."answer") between 1 and 4000);--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_answered" CHECK ("site_messages"."answered_at" is not null or "site_messages"."answer" is null and "site_messages"."answered_by" is null);--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD CONSTRAINT "reviews_state" CHECK ("professional_reviews"."state" in ('public', 'hidden', 'waiting', 'removed'));--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_state" CHECK ("review_reports"."state" in ('open', 'removed', 'hidden', 'kept', 'gone'));