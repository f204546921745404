-- Whose rows a transaction may reach: `withActor` (db/with-actor.ts) says so at its beginning. Null for everybody else;
-- after the transaction the setting is an empty text, which is null as well.
create function app_uid() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.uid', true), '')::uuid;
