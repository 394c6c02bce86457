-- All values of a draft with some whose reads are logged, encrypted: "values" lacks these.
alter table draft add column sealed text;
