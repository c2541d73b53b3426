-- Accounts at an identity provider that open an account here (OpenID Connect Core, section 5.7: only issuer and subject
-- together name somebody for good). `email` is what the provider said when it was linked, for its owner to recognise.
create table identities (
  provider text not null check (provider in ('google')),
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  email text not null check (char_length(email) <= 255),
  linked_at timestamptz not null,
  primary key (provider, issuer, subject),
  unique (user_id, provider)
);

-- Somebody is on their way to a provider and back. `state` is the SHA-256 of the state parameter and `browser` that of a
-- cookie; what else protects the way is derived from both (server/accounts/flows.ts) and is nowhere.
create table provider_flows (
  state text primary key,
  browser text not null,
  purpose text not null check (purpose in ('google', 'google_link', 'verification')),
  -- The session for which it was begun. It may get a new token on the way; when it ends, so does this.
  session_id text references sessions on update cascade on delete cascade,
  return_to text not null,
  expires_at timestamptz not null,
  check ((purpose = 'google') = (session_id is null))
);
create index provider_flows_of_session on provider_flows (session_id);
create index provider_flows_by_expiry on provider_flows (expires_at);

-- Whose veteran status was verified, and by which proof: the SHA-256 of the provider's issuer and subject, so that one
-- person's service verifies one account, and the database holds no name of theirs at the provider.
create table veteran_proofs (
  proof text primary key,
  user_id uuid not null references users on delete cascade,
  verified_at timestamptz not null
);
create index veteran_proofs_of_user on veteran_proofs (user_id);
