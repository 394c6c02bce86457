-- A mail may be rich text; body is then the same as plain text.
alter table mail add column html text;
