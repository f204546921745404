ALTER TABLE "health_settings" ADD COLUMN "front_fields" text[];--> statement-breakpoint
-- What a person measures tells of their health, as goals and a pregnancy do.
create or replace trigger health_settings_consent before insert on health_settings
  for each row when (new.goals <> '{}' or new.is_pregnant or new.front_fields is not null)
  execute function require_health_consent();
--> statement-breakpoint
create or replace trigger health_settings_saved_consent before update on health_settings
  for each row when (
    (old.goals, old.is_pregnant, old.front_fields)
      is distinct from (new.goals, new.is_pregnant, new.front_fields)
  )
  execute function require_health_consent();
