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
	CONSTRAINT "verifications_ended" CHECK (("verifications"."state" = 'ended') = ("verifications"."end_cause" is not null) and ("verifications"."state" = 'ended') = ("verifications"."ended_at" is not null) and ("verifications"."end_cause" in ('admin', 'expired', 'replaced', 'removed')) and ("verifications"."end_cause" <> 'admin' or "verifications"."reason" is not null)),
	CONSTRAINT "verifications_decided" CHECK (("verifications"."state" in ('approved', 'refused', 'ended')) = ("verifications"."decided_at" is not null)),
	CONSTRAINT "verifications_proof" CHECK (("verifications"."proof_type" is null) = ("verifications"."proof_bytes" is null) and ("verifications"."proof_type" is null or "verifications"."state" = 'waiting') and "verifications"."proof_type" in ('application/pdf', 'image/webp'))
);
--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "checked_certifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" drop column "ranking_score";--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "ranking_score" double precision GENERATED ALWAYS AS (calculate_professional_ranking_score(rating, total_reviews, experience_years, counted_certifications(certifications, checked_certifications))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_waiting" ON "verifications" USING btree ("professional_id","kind",coalesce(certificate, '')) WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_approved" ON "verifications" USING btree ("professional_id","kind",coalesce(certificate, '')) WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "verifications_of" ON "verifications" USING btree ("professional_id","created_at");--> statement-breakpoint
CREATE INDEX "verifications_queue" ON "verifications" USING btree ("created_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "verifications_due" ON "verifications" USING btree ("valid_until") WHERE state = 'approved' and valid_until is not null;--> statement-breakpoint
CREATE INDEX "verifications_decided_by" ON "verifications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "professionals_by_creation" ON "professionals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "professionals_by_any_score" ON "professionals" USING btree ("ranking_score","id");