-- The language of a mail: first the language of the page that asked for it. The first attempt to send the mail replaces it
-- by the receiver's, if they have an account, and further attempts keep that.
alter table mail_outbox add column locale text not null default 'en' check (locale in ('en', 'es'));
