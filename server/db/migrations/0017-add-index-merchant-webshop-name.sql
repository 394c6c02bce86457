-- Add index on merchant: webshop_name.

create index merchant_webshop_name_id_idx on merchant (webshop_name, id);

select track_changes('merchant');
