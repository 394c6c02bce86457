-- A webhook is called by its name: one without is named after its address, as domain/webhooks/name.ts does it.
update webhook set name = case when length(named.name) > 60 then left(named.name, 59) || '…' else named.name end
from (
  select id, host || case when array_length(parts, 1) > 1 then '/…' else '' end
    || case when array_length(parts, 1) > 0 then '/' || parts[array_length(parts, 1)] else '' end as name
  from (
    select id, lower(substring(url from '^[a-z]+://([^/?#]+)')) as host,
      array_remove(string_to_array(regexp_replace(url, '^[a-z]+://[^/?#]+|[?#].*$', '', 'g'), '/'), '') as parts
    from webhook where name is null
  ) as address
) as named
where webhook.id = named.id;
