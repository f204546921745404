/** The serving role of the embedded PostgreSQL. */
export const SERVING_ROLE = 'forma_site'

/**
 * SQL that creates the role if missing, with the limits that README.md sets for production. One transaction,
 * serialized: roles belong to the whole cluster.
 */
export const servingRoleSql = (password: string) => `
  select pg_advisory_xact_lock(hashtext('${SERVING_ROLE}'));
  do $$ begin
    if not exists (select from pg_roles where rolname = '${SERVING_ROLE}') then
      create role ${SERVING_ROLE} login nosuperuser nobypassrls nocreatedb nocreaterole;
    end if;
  end $$;
  alter role ${SERVING_ROLE} password '${password}';
  alter role ${SERVING_ROLE} set statement_timeout = '10s';
  alter role ${SERVING_ROLE} set idle_in_transaction_session_timeout = '5s';`
