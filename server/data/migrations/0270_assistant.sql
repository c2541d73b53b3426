-- What people ask the assistant, and what it answers. Only they read it.
create table assistant_conversations (
  user_id uuid not null references users on delete cascade,
  id uuid not null unique,
  language text not null check (language in ('en', 'es')),
  -- The beginning of the first question, unless the person has named it.
  name text not null default '' check (char_length(name) <= 80),
  created_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index assistant_conversations_by_time on assistant_conversations (user_id, last_at desc, id desc);

create table assistant_messages (
  user_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  text text not null check (char_length(text) <= 2000),
  at timestamptz(3) not null,
  -- The answer. Null while it is written: a server that stopped then writes it again.
  parts jsonb check (jsonb_typeof(parts) = 'array'),
  primary key (user_id, conversation_id, id),
  foreign key (user_id, conversation_id) references assistant_conversations on delete cascade
);
create index assistant_messages_by_time on assistant_messages (user_id, conversation_id, at, id);

-- What administrators count: what a question was about, and whether the answer helped. No text.
create table assistant_outcomes (
  user_id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  intent text not null check (char_length(intent) <= 40),
  engine text not null check (engine in ('library', 'model', 'crisis')),
  helpful boolean,
  why text check (why in ('wrong', 'notAsked', 'unclear', 'outOfDate', 'other')),
  primary key (user_id, conversation_id, message_id),
  foreign key (user_id, conversation_id, message_id) references assistant_messages on delete cascade,
  check (why is null or helpful is not null)
);

alter table assistant_conversations enable row level security;
alter table assistant_conversations force row level security;
create policy own on assistant_conversations using (user_id = scope_user());
alter table assistant_messages enable row level security;
alter table assistant_messages force row level security;
create policy own on assistant_messages using (user_id = scope_user());
alter table assistant_outcomes enable row level security;
alter table assistant_outcomes force row level security;
create policy own on assistant_outcomes using (user_id = scope_user());
create policy counted on assistant_outcomes for select using (scope_administration());
