-- What is public already needs no announcement.
update articles set announced_at = published_at where is_published and published_at <= now();
