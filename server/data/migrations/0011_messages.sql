-- Conversations between a person and an organization. The staff share the inbox.
create table threads (
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null unique,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  -- Time of the last message.
  last_at timestamptz(3) not null,
  -- How far each side has read.
  person_read_at timestamptz(3),
  organization_read_at timestamptz(3),
  -- Since when the person gets no more messages from the organization.
  blocked_at timestamptz(3),
  -- What waits for the staff, found without reading the rest. A column of its own, because only an index of it has this order,
  -- whatever the planner expects.
  unread_at timestamptz(3) generated always as (
    case when organization_read_at is null or organization_read_at < last_at then last_at end
  ) stored,
  primary key (organization_id, id),
  unique (organization_id, user_id)
);
create index threads_of_user on threads (user_id, last_at desc, id desc);
create index threads_by_time on threads (organization_id, last_at desc, id desc);
create index threads_unread on threads (organization_id, unread_at, id) where unread_at is not null;

create table messages (
  organization_id uuid not null,
  thread_id uuid not null,
  id uuid not null,
  -- `person` or `organization`: which side wrote it.
  side text not null check (side in ('person', 'organization')),
  -- Null if their account no longer exists.
  author_id uuid references users on delete set null,
  author_name text not null check (char_length(author_name) <= 200),
  text text not null check (char_length(text) between 1 and 1000),
  at timestamptz(3) not null,
  primary key (organization_id, thread_id, id),
  foreign key (organization_id, thread_id) references threads (organization_id, id) on delete cascade
);
create index messages_by_author on messages (author_id);
revoke update, delete on messages from vetsync_app;

alter table threads enable row level security;
alter table threads force row level security;
create policy seen on threads for select using (
  (organization_id = scope_organization() and user_id is distinct from scope_colleague()) or user_id = scope_user()
);
create policy added on threads for insert
  with check (organization_id = scope_organization() and user_id = scope_user());
create policy changed on threads for update using (organization_id = scope_organization() or user_id = scope_user());

alter table messages enable row level security;
alter table messages force row level security;
create policy seen on messages for select using (
  organization_id = scope_organization() or thread_id in (select id from threads where user_id = scope_user())
);
create policy added on messages for insert with check (
  organization_id = scope_organization() or thread_id in (select id from threads where user_id = scope_user())
);

-- Who has sent something to an organization sees it as long as it exists, also while it is suspended.
create policy corresponding on organizations for select using (
  ended_at is null and (
    id in (select organization_id from applications where user_id = scope_user())
    or id in (select organization_id from threads where user_id = scope_user())
  )
);
