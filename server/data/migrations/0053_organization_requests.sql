-- The calls that added organizations, by the key that their client chose. A repeated call adds nothing.
create table organization_requests (
  user_id uuid not null references users on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) <= 200),
  -- SHA-256 of the content in hex, to tell a repeated call from another one with the same key.
  content_hash text not null,
  -- Stored before the organization itself, so that of two calls at once the second waits for the first.
  organization_id uuid not null references organizations on delete cascade deferrable initially deferred,
  primary key (user_id, idempotency_key)
);
create index organization_requests_of_organization on organization_requests (organization_id);

alter table organization_requests enable row level security;
alter table organization_requests force row level security;
create policy seen on organization_requests for select using (user_id = scope_user());
create policy added on organization_requests for insert with check (user_id = scope_user());
