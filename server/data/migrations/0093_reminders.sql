-- When a person's own appointments remind them. Each row goes with its reminder, so none comes twice.
create table appointment_reminders (
  user_id uuid not null references worlds on delete cascade,
  appointment_id text not null check (char_length(appointment_id) between 1 and 200),
  due_at timestamptz(3) not null,
  primary key (user_id, appointment_id)
);
create index appointment_reminders_by_time on appointment_reminders (due_at);

-- Those that were noted before: the server looks at each once, and finds out when it is due. The owner of the table sees
-- them for as long as this takes.
alter table world_items no force row level security;
insert into appointment_reminders (user_id, appointment_id, due_at)
select user_id, id, now() from world_items where list = 'appointments' and item ->> 'status' <> 'cancelled';
alter table world_items force row level security;

alter table appointment_reminders enable row level security;
alter table appointment_reminders force row level security;
create policy own on appointment_reminders using (user_id = scope_user());
-- The background finds what is due. It reads and changes nothing of a person without their scope.
create policy due on appointment_reminders for select using (scope_maintenance());
