CREATE TABLE "health_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"locale" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"erased" boolean,
	CONSTRAINT "health_consents_withdrawn" CHECK (("health_consents"."withdrawn_at" is null) = ("health_consents"."erased" is null))
);
--> statement-breakpoint
CREATE TABLE "health_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"units" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"goals" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_pregnant" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_history" (
	"user_id" uuid NOT NULL,
	"section" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_by_name" text NOT NULL,
	CONSTRAINT "health_history_user_id_section_pk" PRIMARY KEY("user_id","section")
);
--> statement-breakpoint
CREATE TABLE "health_history_versions" (
	"user_id" uuid NOT NULL,
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"written_by" uuid,
	"written_by_name" text NOT NULL,
	CONSTRAINT "health_history_versions_user_id_section_version_pk" PRIMARY KEY("user_id","section","version")
);
--> statement-breakpoint
CREATE TABLE "client_questionnaires" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"authorization_id" uuid,
	"professional_user_id" uuid,
	"professional_name" text NOT NULL,
	"client_user_id" uuid NOT NULL,
	"professional_type" text NOT NULL,
	"title" text NOT NULL,
	"questions" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"responses" jsonb,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "client_questionnaires_title" CHECK (char_length("client_questionnaires"."title") between 1 and 120),
	CONSTRAINT "client_questionnaires_answered" CHECK (("client_questionnaires"."status" in ('completed', 'reviewed')) = ("client_questionnaires"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "questionnaire_drafts" (
	"questionnaire_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"responses" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"record_date" date NOT NULL,
	"weight" numeric(6, 2),
	"height" numeric(6, 2),
	"body_fat_percentage" numeric(6, 2),
	"waist_circumference" numeric(6, 2),
	"hip_circumference" numeric(6, 2),
	"chest_circumference" numeric(6, 2),
	"arm_circumference_relaxed" numeric(6, 2),
	"arm_circumference_contracted" numeric(6, 2),
	"thigh_circumference" numeric(6, 2),
	"calf_circumference" numeric(6, 2),
	"systolic_bp" numeric(6, 2),
	"diastolic_bp" numeric(6, 2),
	"resting_heart_rate" numeric(6, 2),
	"fasting_glucose" numeric(6, 2),
	"hba1c" numeric(6, 2),
	"insulinemia" numeric(6, 2),
	"total_cholesterol" numeric(6, 2),
	"ldl_cholesterol" numeric(6, 2),
	"hdl_cholesterol" numeric(6, 2),
	"triglycerides" numeric(6, 2),
	"bmi" numeric(12, 4) GENERATED ALWAYS AS (round(weight * 10000 / nullif(height * height, 0), 4)) STORED,
	"ct_hdl_ratio" numeric(12, 4) GENERATED ALWAYS AS (round(total_cholesterol / nullif(hdl_cholesterol, 0), 4)) STORED,
	"ldl_hdl_ratio" numeric(12, 4) GENERATED ALWAYS AS (round(ldl_cholesterol / nullif(hdl_cholesterol, 0), 4)) STORED,
	"trig_hdl_ratio" numeric(12, 4) GENERATED ALWAYS AS (round(triglycerides / nullif(hdl_cholesterol, 0), 4)) STORED,
	"non_hdl_cholesterol" numeric(12, 4) GENERATED ALWAYS AS (total_cholesterol - hdl_cholesterol) STORED,
	"note" text,
	"import_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_records_weight" CHECK ("health_records"."weight" between 20 and 500),
	CONSTRAINT "health_records_height" CHECK ("health_records"."height" between 50 and 272),
	CONSTRAINT "health_records_body_fat_percentage" CHECK ("health_records"."body_fat_percentage" between 2 and 75),
	CONSTRAINT "health_records_waist_circumference" CHECK ("health_records"."waist_circumference" between 40 and 222),
	CONSTRAINT "health_records_hip_circumference" CHECK ("health_records"."hip_circumference" between 50 and 230),
	CONSTRAINT "health_records_chest_circumference" CHECK ("health_records"."chest_circumference" between 50 and 220),
	CONSTRAINT "health_records_arm_circumference_relaxed" CHECK ("health_records"."arm_circumference_relaxed" between 10 and 80),
	CONSTRAINT "health_records_arm_circumference_contracted" CHECK ("health_records"."arm_circumference_contracted" between 10 and 80),
	CONSTRAINT "health_records_thigh_circumference" CHECK ("health_records"."thigh_circumference" between 20 and 130),
	CONSTRAINT "health_records_calf_circumference" CHECK ("health_records"."calf_circumference" between 12 and 100),
	CONSTRAINT "health_records_systolic_bp" CHECK ("health_records"."systolic_bp" between 40 and 300),
	CONSTRAINT "health_records_diastolic_bp" CHECK ("health_records"."diastolic_bp" between 10 and 200),
	CONSTRAINT "health_records_resting_heart_rate" CHECK ("health_records"."resting_heart_rate" between 20 and 230),
	CONSTRAINT "health_records_fasting_glucose" CHECK ("health_records"."fasting_glucose" between 10 and 1000),
	CONSTRAINT "health_records_hba1c" CHECK ("health_records"."hba1c" between 2 and 20),
	CONSTRAINT "health_records_insulinemia" CHECK ("health_records"."insulinemia" between 0 and 1000),
	CONSTRAINT "health_records_total_cholesterol" CHECK ("health_records"."total_cholesterol" between 20 and 1000),
	CONSTRAINT "health_records_ldl_cholesterol" CHECK ("health_records"."ldl_cholesterol" between 1 and 800),
	CONSTRAINT "health_records_hdl_cholesterol" CHECK ("health_records"."hdl_cholesterol" between 3 and 250),
	CONSTRAINT "health_records_triglycerides" CHECK ("health_records"."triglycerides" between 5 and 6000),
	CONSTRAINT "health_records_date" CHECK ("health_records"."record_date" >= '1900-01-01'),
	CONSTRAINT "health_records_note" CHECK (char_length("health_records"."note") between 1 and 500),
	CONSTRAINT "health_records_pressure" CHECK (("health_records"."systolic_bp" is null) = ("health_records"."diastolic_bp" is null)),
	CONSTRAINT "health_records_pressures" CHECK ("health_records"."systolic_bp" > "health_records"."diastolic_bp"),
	CONSTRAINT "health_records_lipids" CHECK ("health_records"."total_cholesterol" >= "health_records"."hdl_cholesterol"),
	CONSTRAINT "health_records_empty" CHECK (num_nonnulls("health_records"."weight", "health_records"."height", "health_records"."body_fat_percentage", "health_records"."waist_circumference", "health_records"."hip_circumference", "health_records"."chest_circumference", "health_records"."arm_circumference_relaxed", "health_records"."arm_circumference_contracted", "health_records"."thigh_circumference", "health_records"."calf_circumference", "health_records"."systolic_bp", "health_records"."diastolic_bp", "health_records"."resting_heart_rate", "health_records"."fasting_glucose", "health_records"."hba1c", "health_records"."insulinemia", "health_records"."total_cholesterol", "health_records"."ldl_cholesterol", "health_records"."hdl_cholesterol", "health_records"."triglycerides") > 0)
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"reader_id" uuid,
	"reader_name" text NOT NULL,
	"authorization_id" uuid,
	"section" text NOT NULL,
	"action" text NOT NULL,
	"fields" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professional_authorizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"professional_user_id" uuid NOT NULL,
	"client_user_id" uuid NOT NULL,
	"professional_type" text NOT NULL,
	"is_authorized" boolean DEFAULT false NOT NULL,
	"allowed_fields" jsonb NOT NULL,
	"purpose" text,
	"expires_on" date,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"authorized_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authorizations_oneself" CHECK ("professional_authorizations"."client_user_id" <> "professional_authorizations"."professional_user_id"),
	CONSTRAINT "authorizations_fields" CHECK ("professional_authorizations"."allowed_fields" ?& array['weight', 'height', 'bmi', 'blood_pressure', 'heart_rate', 'glucose', 'hba1c', 'cholesterol', 'body_measurements'] and "professional_authorizations"."allowed_fields" - array['weight', 'height', 'bmi', 'blood_pressure', 'heart_rate', 'glucose', 'hba1c', 'cholesterol', 'body_measurements'] = '{}' and not jsonb_path_exists("professional_authorizations"."allowed_fields", '$.* ? (@.type() != "boolean")')),
	CONSTRAINT "authorizations_purpose" CHECK (char_length("professional_authorizations"."purpose") between 1 and 200),
	CONSTRAINT "authorizations_state" CHECK ((not "professional_authorizations"."is_authorized" or ("professional_authorizations"."authorized_at" is not null and "professional_authorizations"."revoked_at" is null)) and (not "professional_authorizations"."is_blocked" or not "professional_authorizations"."is_authorized"))
);
--> statement-breakpoint
CREATE TABLE "share_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_user_id" uuid NOT NULL,
	"professional_user_id" uuid,
	"authorization_id" uuid,
	"event" text NOT NULL,
	"client_name" text NOT NULL,
	"professional_name" text,
	"professional_type" text,
	"allowed_fields" jsonb,
	"purpose" text,
	"expires_on" date,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "is_findable_by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "health_consents" ADD CONSTRAINT "health_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_settings" ADD CONSTRAINT "health_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_history" ADD CONSTRAINT "health_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_history" ADD CONSTRAINT "health_history_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_history_versions" ADD CONSTRAINT "health_history_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_history_versions" ADD CONSTRAINT "health_history_versions_section" FOREIGN KEY ("user_id","section") REFERENCES "public"."health_history"("user_id","section") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_questionnaires" ADD CONSTRAINT "client_questionnaires_authorization_id_professional_authorizations_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."professional_authorizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_questionnaires" ADD CONSTRAINT "client_questionnaires_professional_user_id_users_id_fk" FOREIGN KEY ("professional_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_questionnaires" ADD CONSTRAINT "client_questionnaires_client_user_id_users_id_fk" FOREIGN KEY ("client_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_drafts" ADD CONSTRAINT "questionnaire_drafts_questionnaire_id_client_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."client_questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_drafts" ADD CONSTRAINT "questionnaire_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_records" ADD CONSTRAINT "health_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_log" ADD CONSTRAINT "access_log_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_authorizations" ADD CONSTRAINT "professional_authorizations_professional_user_id_users_id_fk" FOREIGN KEY ("professional_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_authorizations" ADD CONSTRAINT "professional_authorizations_client_user_id_users_id_fk" FOREIGN KEY ("client_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_receipts" ADD CONSTRAINT "share_receipts_client_user_id_users_id_fk" FOREIGN KEY ("client_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_receipts" ADD CONSTRAINT "share_receipts_professional_user_id_users_id_fk" FOREIGN KEY ("professional_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "health_consents_running" ON "health_consents" USING btree ("user_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "health_history_author" ON "health_history" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "health_history_versions_author" ON "health_history_versions" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "client_questionnaires_client" ON "client_questionnaires" USING btree ("client_user_id","sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_questionnaires_professional" ON "client_questionnaires" USING btree ("professional_user_id","sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_questionnaires_authorization" ON "client_questionnaires" USING btree ("authorization_id");--> statement-breakpoint
CREATE INDEX "health_records_newest" ON "health_records" USING btree ("user_id","record_date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "health_records_import" ON "health_records" USING btree ("user_id","import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "access_log_owner" ON "access_log" USING btree ("owner_id","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "access_log_reader" ON "access_log" USING btree ("reader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "authorizations_once" ON "professional_authorizations" USING btree ("client_user_id","professional_user_id","professional_type");--> statement-breakpoint
CREATE INDEX "authorizations_professional" ON "professional_authorizations" USING btree ("professional_user_id","client_user_id");--> statement-breakpoint
CREATE INDEX "authorizations_expiry" ON "professional_authorizations" USING btree ("expires_on") WHERE is_authorized and expires_on is not null;--> statement-breakpoint
CREATE INDEX "share_receipts_client" ON "share_receipts" USING btree ("client_user_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "share_receipts_professional" ON "share_receipts" USING btree ("professional_user_id");