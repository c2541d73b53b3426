-- The page of our site that the person wanted when they asked for a link to sign in with.
alter table mail_outbox add column return_to text;
