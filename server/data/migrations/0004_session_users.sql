-- What the session check reads, under a short name: the driver looks a prepared statement up by its whole text.
create view session_users as
  select s.id as session, s.expires_at as "expiresAt", s.ends_at as "endsAt",
    u.id, u.email, u.full_name as "fullName", u.veteran_verified as "veteranVerified",
    coalesce(r.role, 'user') as role
  from sessions s
  join users u on u.id = s.user_id
  left join user_roles r on r.user_id = s.user_id;
