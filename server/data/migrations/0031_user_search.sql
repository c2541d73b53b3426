-- The administrators' list of people.
create index users_by_time on users (created_at, id);
create index user_roles_by_role on user_roles (role);
create index users_by_trigram on users using gin (lower(email || E'\n' || coalesce(full_name, '')) gin_trgm_ops);
