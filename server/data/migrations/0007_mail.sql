-- Mail asked for but not yet sent. What it says, and whether anything is sent at all, is decided when it is sent.
create table mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  user_id uuid references users on delete cascade,
  -- What it is about. It is not sent once that is gone.
  invitation_id uuid references organization_invitations on delete cascade,
  about_organization uuid references organizations on delete cascade,
  -- First that of the page that asked for it. The first attempt to send the mail replaces it by the receiver's, if they have
  -- an account, and further attempts keep that.
  locale text not null default 'en' check (locale in ('en', 'es')),
  -- The page of our site that the person wanted when they asked for a link to sign in with.
  return_to text
);
create index mail_outbox_by_due on mail_outbox (due_at);
create index mail_outbox_of_user on mail_outbox (user_id);
create index mail_outbox_by_recipient on mail_outbox (recipient);
create index mail_outbox_of_invitation on mail_outbox (invitation_id);
create index mail_outbox_about_organization on mail_outbox (about_organization);

-- One mail that waits, for all that has happened until it is written.
create unique index mail_outbox_of_notifications on mail_outbox (user_id) where kind = 'notifications' and attempts = 0;

-- Mail shown at /dev/mail where there is no SMTP server.
create table kept_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz not null
);
create index kept_mails_by_recipient on kept_mails (recipient);

-- When mail of one kind was asked for one address in the last hour. `key` is a SHA-256, so that no addresses lie here.
create table mail_budgets (
  key text primary key,
  mailed_at timestamptz[] not null,
  expires_at timestamptz not null
);
