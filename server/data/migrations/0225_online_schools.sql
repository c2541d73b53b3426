-- The survey asks whether all that a school teaches is online.
alter table reference_school_flags rename column distance to online_only;
