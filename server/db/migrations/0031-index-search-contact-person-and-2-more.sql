-- Make the indexes.
-- Goes with 0030-search-contact-person-and-2-more.sql.

create index concurrently contact_person_search_text_idx on contact_person using gin (search_text gin_trgm_ops);
create index concurrently customer_search_text_idx on customer using gin (search_text gin_trgm_ops);
create index concurrently merchant_search_text_idx on merchant using gin (search_text gin_trgm_ops);

select track_changes('contact_person');
select track_changes('customer');
select track_changes('merchant');
