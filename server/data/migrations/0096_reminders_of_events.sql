-- When what people noted reminds them: appointments, and now also events. Each row still goes with its reminder.
alter table appointment_reminders rename to reminders;
alter table reminders rename appointment_id to item_id;
alter table reminders
  rename constraint appointment_reminders_appointment_id_check to reminders_item_id_check;
alter table reminders
  rename constraint appointment_reminders_user_id_fkey to reminders_user_id_fkey;
alter index appointment_reminders_by_time rename to reminders_by_time;
alter table reminders add kind text not null default 'appointment' check (kind in ('appointment', 'event'));
alter table reminders alter kind drop default;
-- An appointment and an event may have the same id.
alter table reminders drop constraint appointment_reminders_pkey, add primary key (user_id, kind, item_id);

-- Events that were noted before: as in 0093, the server looks at each once. The owner sees and writes the rows of everybody
-- for as long as this takes.
alter table world_items no force row level security;
alter table reminders no force row level security;
insert into reminders (user_id, kind, item_id, due_at)
select user_id, 'event', id, now() from world_items where list = 'createdEvents';
alter table reminders force row level security;
alter table world_items force row level security;
