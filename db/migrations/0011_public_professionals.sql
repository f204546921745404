DROP INDEX "professionals_in_city";--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "professionals_public" ON "professionals" USING btree ("id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "professionals_in_city" ON "professionals" USING btree ("city_id","type","training_modality","goal_mask","specialty_mask","is_public");