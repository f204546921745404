-- What has begun to reach people is kept as it was sent.
create function keep_sent_edition() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then
      raise exception 'only drafts of the newsletter are deleted' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.state <> 'draft' and
    (new.subject_es, new.subject_en, new.text_es, new.text_en, new.articles, new.languages, new.interests)
      is distinct from
    (old.subject_es, old.subject_en, old.text_es, old.text_en, old.articles, old.languages, old.interests) then
    raise exception 'only drafts of the newsletter are changed' using errcode = 'restrict_violation';
  end if;
  if old.started_at is not null and new.started_at is distinct from old.started_at then
    raise exception 'an edition of the newsletter is sent once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger newsletter_editions_kept before update or delete on newsletter_editions
for each row execute function keep_sent_edition();
