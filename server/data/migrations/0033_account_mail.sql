-- The SHA-256 of a secret that only the browser of the sign-up has. A mailed link proves an address; it confirms the
-- sign-up of the browser that it is opened in, and no other one, so it doesn't belong to a sign-up any more.
alter table registrations add column browser text;
alter table account_tokens
  drop constraint account_tokens_registration_check,
  drop column registration_id;
alter table mail_outbox drop column registration_id;

-- When mail of one kind was asked for one address in the last hour. `key` is a SHA-256, so that no addresses lie here.
create table mail_budgets (
  key text primary key,
  mailed_at timestamptz[] not null,
  expires_at timestamptz not null
);
