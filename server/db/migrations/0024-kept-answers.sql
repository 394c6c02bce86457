-- Answers of calls with an Idempotency-Key, for 24 hours. The key itself is kept as a hash, the answer sealed with the key.
create table kept_answer (
  owner text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  at timestamptz not null,
  sealed bytea not null,
  primary key (owner, key_hash)
);
create index kept_answer_at on kept_answer using brin (at);
