-- Who has read which news; nobody's business but the reader's.
create table news_read (
  user_id bigint not null references app_user (id) on delete cascade,
  news_item_id bigint not null references news_item (id) on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, news_item_id)
);
create index news_read_news_item_id on news_read (news_item_id);
