-- When the host of an event last changed where people meet, which only participants see.
alter table event_seats add column place_changed_at timestamptz(3);
grant update (place_changed_at) on event_seats to vetsync_app;
