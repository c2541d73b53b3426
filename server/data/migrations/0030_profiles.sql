-- What people keep about themselves (platform spec, section 3); its shape and limits are those of machines/model/profile.ts.
create table profiles (
  user_id uuid primary key references users on delete cascade,
  profile jsonb not null check (jsonb_typeof(profile) = 'object'),
  updated_at timestamptz not null
);
