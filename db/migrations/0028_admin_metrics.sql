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
CREATE INDEX "contact_requests_by_sending" ON "contact_requests" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("template") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_by_creation" ON "professional_reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "client_questionnaires_by_sending" ON "client_questionnaires" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "client_questionnaires_by_answer" ON "client_questionnaires" USING btree ("completed_at") WHERE completed_at is not null;--> statement-breakpoint
CREATE INDEX "health_records_by_creation" ON "health_records" USING btree ("created_at","user_id");