-- Add index on api_log: ip.

create index api_log_ip_id_idx on api_log (ip, id);

select track_changes('api_log');
