-- What classes of e-mail were learned from: per class its mails, and in how many of them each stem occurred. A class that is deleted is forgotten.
create table email_class_count (
  class_id bigint primary key references email_classification (id) on delete cascade,
  mails integer not null default 0
);
create table email_word_count (
  word text collate "C" not null,
  class_id bigint not null references email_classification (id) on delete cascade,
  mails integer not null,
  primary key (word, class_id)
);

-- Mails without a Message-ID are told apart by their content; senders are looked up as they write themselves.
create index incoming_email_content_hash on incoming_email (content_hash);
create index debtor_contact_lower_email on debtor_contact (lower(value)) where kind = 'email';
