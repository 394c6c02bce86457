-- From which networks each account has signed in: others who guess there do not keep it out.
create table known_network (
  user_id bigint not null references app_user (id) on delete cascade,
  network text not null,
  seen_at timestamptz not null,
  primary key (user_id, network)
);
create index known_network_seen_at on known_network (seen_at);
