-- `key` is a SHA-256, so that neither addresses nor e-mails lie here. `spent_until` is when the bucket is full again.
create table limits (
  key text primary key,
  spent_until timestamptz not null
);

-- Places (client addresses) from which the owner of an account has signed in.
create table known_places (
  key text primary key,
  until timestamptz not null
);
