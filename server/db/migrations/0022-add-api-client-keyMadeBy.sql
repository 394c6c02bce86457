-- Add api-client.keyMadeBy.

alter table api_client add column key_made_by_id bigint;

create index api_client_key_made_by_id_id_idx on api_client (key_made_by_id, id);

alter table api_client add constraint api_client_key_made_by_id_fkey foreign key (key_made_by_id) references app_user (id) on delete set null;

select track_changes('api_client');
