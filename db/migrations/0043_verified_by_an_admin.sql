ALTER TABLE "articles" DROP CONSTRAINT "articles_tags";--> statement-breakpoint
ALTER TABLE "verifications" DROP CONSTRAINT "verifications_checks";--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "grounds" text;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_tags" CHECK (cardinality("articles"."tags") <= 6 and char_length(array_to_string("articles"."tags", '')) <= 240);--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_grounds" CHECK ("verifications"."grounds" is null or (char_length("verifications"."grounds") between 1 and 500 and "verifications"."kind" = 'profession' and cardinality("verifications"."checks") = 0 and "verifications"."register" is null));--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_checks" CHECK ("verifications"."checks" <@ array['name', 'text', 'number', 'validity'] and ("verifications"."state" not in ('approved', 'ended') or cardinality("verifications"."checks") > 0 or "verifications"."grounds" is not null));--> statement-breakpoint
create or replace function check_verification() returns trigger language plpgsql as $$
declare
  follows boolean;
begin
  if tg_op = 'INSERT' then
    follows := new.kind = 'profession' or new.state not in ('waiting', 'approved')
      or exists (
        select from professionals
        where id = new.professional_id and new.certificate = any (certifications)
      );
  else
    follows := (old.professional_id, old.kind, old.certificate, old.grounds)
        is not distinct from (new.professional_id, new.kind, new.certificate, new.grounds)
      and (
        old.state = new.state
        or old.state = 'waiting' and new.state in ('approved', 'refused', 'withdrawn')
        or old.state = 'approved' and new.state = 'ended'
      )
      and (
        old.state = 'waiting'
        or (old.register, old.number, old.checks, old.valid_until, old.decided_at)
          is not distinct from (new.register, new.number, new.checks, new.valid_until, new.decided_at)
      );
  end if;
  if not follows then
    raise exception 'a verification of something else, or out of its order'
      using errcode = 'check_violation', constraint = 'verifications_flow', table = 'verifications';
  end if;
  return new;
end $$;
