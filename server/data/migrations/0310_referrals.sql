-- People whom one organization refers to the care of another, which sees nothing of it before they consent. See
-- docs/decisions/270-referrals.md.
create table referrals (
  -- Who refers.
  organization_id uuid not null references organizations on delete cascade,
  id uuid not null unique,
  user_id uuid not null references users on delete cascade,
  to_organization_id uuid not null references organizations on delete cascade,
  listing_id uuid not null,
  -- As they were when it was proposed.
  title text not null check (char_length(title) <= 200),
  person_name text not null check (char_length(person_name) <= 200),
  -- What the other organization should know. Only the person and the staff who answer read it.
  note text not null check (char_length(note) <= 500),
  status text not null
    check (status in ('proposed', 'sent', 'refused', 'accepted', 'declined', 'returned', 'withdrawn')),
  answer text not null default '' check (char_length(answer) <= 500),
  -- Until when it waits for an answer.
  until timestamptz(3),
  proposed_at timestamptz(3) not null,
  -- When the person consented: from then on, the other organization sees it.
  sent_at timestamptz(3),
  changed_at timestamptz(3) not null,
  primary key (organization_id, id),
  check (organization_id <> to_organization_id),
  check ((until is null) = (status not in ('proposed', 'sent'))),
  foreign key (to_organization_id, listing_id) references listings (organization_id, id) on delete cascade
);
create unique index referrals_open on referrals (organization_id, user_id, listing_id) where until is not null;
create index referrals_of_sender on referrals (organization_id, proposed_at desc, id desc);
create index referrals_of_receiver on referrals (to_organization_id, proposed_at desc, id desc) where sent_at is not null;
create index referrals_of_user on referrals (user_id, proposed_at desc);
create index referrals_of_listing on referrals (to_organization_id, listing_id);
create index referrals_due on referrals (until) where until is not null;

alter table referrals enable row level security;
alter table referrals force row level security;
create policy seen on referrals for select using (
  (
    (organization_id = scope_organization() or to_organization_id = scope_organization() and sent_at is not null)
    and user_id is distinct from scope_colleague()
  )
  or user_id = scope_user() or scope_maintenance()
);
create policy added on referrals for insert
  with check (organization_id = scope_organization() and user_id = scope_user());
create policy changed on referrals for update using (user_id = scope_user());
revoke delete on referrals from vetsync_app;
