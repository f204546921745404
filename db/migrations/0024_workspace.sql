CREATE TABLE "questionnaire_repeats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"authorization_id" uuid NOT NULL,
	"professional_user_id" uuid NOT NULL,
	"professional_name" text NOT NULL,
	"client_user_id" uuid NOT NULL,
	"professional_type" text NOT NULL,
	"title" text NOT NULL,
	"questions" jsonb NOT NULL,
	"due_days" integer,
	"next_on" date NOT NULL,
	"until" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_repeats_title" CHECK (char_length("questionnaire_repeats"."title") between 1 and 120),
	CONSTRAINT "questionnaire_repeats_due_days" CHECK ("questionnaire_repeats"."due_days" between 0 and 366)
);
--> statement-breakpoint
CREATE TABLE "questionnaire_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"questions" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questionnaire_templates_title" UNIQUE("user_id","title"),
	CONSTRAINT "questionnaire_templates_title_length" CHECK (char_length("questionnaire_templates"."title") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "client_questionnaires" ADD COLUMN "priority" text;--> statement-breakpoint
ALTER TABLE "client_questionnaires" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "client_questionnaires" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "client_questionnaires" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_questionnaires" ADD COLUMN "repeat_id" uuid;--> statement-breakpoint
ALTER TABLE "questionnaire_repeats" ADD CONSTRAINT "questionnaire_repeats_authorization_id_professional_authorizations_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."professional_authorizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_repeats" ADD CONSTRAINT "questionnaire_repeats_professional_user_id_users_id_fk" FOREIGN KEY ("professional_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_repeats" ADD CONSTRAINT "questionnaire_repeats_client_user_id_users_id_fk" FOREIGN KEY ("client_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_templates" ADD CONSTRAINT "questionnaire_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_repeats_due" ON "questionnaire_repeats" USING btree ("next_on");--> statement-breakpoint
CREATE INDEX "questionnaire_repeats_authorization" ON "questionnaire_repeats" USING btree ("authorization_id");--> statement-breakpoint
CREATE INDEX "questionnaire_repeats_professional" ON "questionnaire_repeats" USING btree ("professional_user_id");--> statement-breakpoint
CREATE INDEX "questionnaire_repeats_client" ON "questionnaire_repeats" USING btree ("client_user_id");--> statement-breakpoint
ALTER TABLE "client_questionnaires" ADD CONSTRAINT "client_questionnaires_repeat_id_questionnaire_repeats_id_fk" FOREIGN KEY ("repeat_id") REFERENCES "public"."questionnaire_repeats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_questionnaires_repeat" ON "client_questionnaires" USING btree ("repeat_id");--> statement-breakpoint
CREATE INDEX "client_questionnaires_due" ON "client_questionnaires" USING btree ("due_on") WHERE status = 'pending' and reminded_at is null and due_on is not null;