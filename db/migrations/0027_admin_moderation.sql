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
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_state";--> statement-breakpoint
DROP INDEX "site_messages_newest";--> statement-breakpoint
ALTER TABLE "site_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "site_messages" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_review_id_professional_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."professional_reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_decisions_newest" ON "review_decisions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_decisions_review" ON "review_decisions" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_decisions_author" ON "review_decisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "review_decisions_about" ON "review_decisions" USING btree ("professional_id","author_pseudonym");--> statement-breakpoint
CREATE INDEX "review_decisions_appealed" ON "review_decisions" USING btree ("appealed_at") WHERE appealed_at is not null and appeal_outcome is null;--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_messages_open" ON "site_messages" USING btree ("created_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "site_messages_answered_by" ON "site_messages" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "reviews_created" ON "professional_reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_not_public" ON "professional_reviews" USING btree ("state") WHERE state <> 'public';--> statement-breakpoint
CREATE INDEX "site_messages_newest" ON "site_messages" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_answer" CHECK (char_length("site_messages"."answer") between 1 and 4000);--> statement-breakpoint
ALTER TABLE "site_messages" ADD CONSTRAINT "site_messages_answered" CHECK ("site_messages"."answered_at" is not null or "site_messages"."answer" is null and "site_messages"."answered_by" is null);--> statement-breakpoint
ALTER TABLE "professional_reviews" ADD CONSTRAINT "reviews_state" CHECK ("professional_reviews"."state" in ('public', 'hidden', 'waiting', 'removed'));--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_state" CHECK ("review_reports"."state" in ('open', 'removed', 'hidden', 'kept', 'gone'));