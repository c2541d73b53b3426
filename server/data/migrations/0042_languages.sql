-- The language of a person's mails and of the pages they are taken to. The languages are those of
-- machines/system/model/languages.ts.
alter table users add column locale text not null default 'en' check (locale in ('en', 'es'));
alter table registrations add column locale text not null default 'en' check (locale in ('en', 'es'));

create or replace view session_users as
  select s.id as session, s.expires_at as "expiresAt", s.ends_at as "endsAt",
    u.id, u.email, u.full_name as "fullName", u.veteran_verified as "veteranVerified",
    coalesce(r.role, 'user') as role, s.proven_at as "provenAt", s.last_seen_at as "lastSeenAt", u.locale
  from sessions s
  join users u on u.id = s.user_id
  left join user_roles r on r.user_id = s.user_id;
