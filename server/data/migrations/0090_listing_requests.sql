-- The calls that added listings, by the key that their client chose. A repeated call adds nothing.
create table listing_requests (
  organization_id uuid not null,
  user_id uuid not null references users on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) <= 200),
  -- SHA-256 of the content in hex, to tell a repeated call from another one with the same key.
  content_hash text not null,
  -- Stored before the listing itself, so that of two calls at once the second waits for the first.
  listing_id uuid not null,
  primary key (organization_id, user_id, idempotency_key),
  foreign key (organization_id, listing_id) references listings (organization_id, id) on delete cascade
    deferrable initially deferred
);
create index listing_requests_of_listing on listing_requests (organization_id, listing_id);
create index listing_requests_of_user on listing_requests (user_id);

alter table listing_requests enable row level security;
alter table listing_requests force row level security;
create policy seen on listing_requests for select using (organization_id = scope_organization());
create policy added on listing_requests for insert with check (organization_id = scope_organization());
revoke update, delete on listing_requests from vetsync_app;
