ALTER TABLE "one_time_tokens" DROP CONSTRAINT "tokens_purpose";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "tokens_email" CHECK (("one_time_tokens"."purpose" = 'change-email') = ("one_time_tokens"."email" is not null));--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('confirm-email', 'reset-password', 'set-password', 'upload-avatar', 'change-email'));