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
DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "edition_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "left_by_edition" uuid;--> statement-breakpoint
CREATE INDEX "newsletter_editions_created" ON "newsletter_editions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_editions_updated" ON "newsletter_editions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_editions_open" ON "newsletter_editions" USING btree ("state","scheduled_at","started_at") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_edition_id_newsletter_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."newsletter_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_edition_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE sent_at is null and failed_at is null and edition_id is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_edition" ON "mail_outbox" USING btree ("edition_id") WHERE edition_id is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE sent_at is null and failed_at is null and edition_id is null;