/** Webhooks with their deliveries, API keys that nobody knows, clients that called with them, and alert rules. */
import type { Trx } from '#server/db/engine.ts'
import { recountPlugins } from '#server/subjects/integration/log/plugins.ts'
import { alertRecipientRows, alertRuleRows } from './alertRules.ts'
import { insertApiCalls } from './apiCalls.ts'
import { insertRows } from './insertRows.ts'
import { names } from '#server/sql/names.ts'

const webhookNames = names('webhook')
const apiClientNames = names('api_client')
const c = names('api_client', 'c')
const d = names('webhook_delivery', 'd')
const l = names('api_log', 'l')
const w = names('webhook', 'w')
const webhookDeliveryNames = names('webhook_delivery')

/** Numbers per size of the demo. */
type Counts = {
  /** Number of customers, ids from 1; at least 20. */
  customers: number
  /** Rows of the API log. */
  calls: number
}

const clientCount = 20
/** User agents of the first clients; the others have none. */
const agents = [
  'Magento/2.4.7',
  'WooCommerce/9.1',
  'ExactOnline/4.0',
  'Twinfield/3.2',
  'Magento/1.9.4',
  'Shopware/6.6',
  'PrestaShop/8.1',
  'AFAS/5.3',
  'WooCommerce/8.7',
  'Odoo/17.0',
  'SnelStart/12.4',
  'Lightspeed/2.8',
  'Magento/2.4.6',
  'Exact-Globe/421',
  'Maatwerk/1.0',
]

const webhooks = `insert into webhook (${webhookNames.id}, ${webhookNames.name}, ${webhookNames.customer_id}, ${webhookNames.url}, ${webhookNames.events}, ${webhookNames.active}, ${webhookNames.created_by_id}, ${webhookNames.created_at}, ${webhookNames.last_delivery_at}, ${webhookNames.last_status}, ${webhookNames.failing_since})
  select n, (array['Administratie', 'Webshop', 'Portaal', 'Koppeling betalingen'])[1 + n % 4], n,
    'https://hooks.klant' || n || '.example/dossier', case when n % 3 = 0 then array['complaint.created', 'complaint.status_changed']
      when n % 3 = 1 then array['complaint.created'] else array['complaint.status_changed'] end,
    n <> 9, 1, $1::timestamptz - make_interval(days => 400 - n::int * 20), null, null, null
  from generate_series(1, 14) as n`

/** 120 of the 3,000 have failed. */
const deliveries = `insert into webhook_delivery (${webhookDeliveryNames.id}, ${webhookDeliveryNames.at}, ${webhookDeliveryNames.webhook_id}, ${webhookDeliveryNames.customer_id}, ${webhookDeliveryNames.event}, ${webhookDeliveryNames.file}, ${webhookDeliveryNames.event_id}, ${webhookDeliveryNames.status}, ${webhookDeliveryNames.attempts}, ${webhookDeliveryNames.http_status}, ${webhookDeliveryNames.duration_ms}, ${webhookDeliveryNames.problem}, ${webhookDeliveryNames.tried_at})
  select n, at, ${w.id}, ${w.customer_id}, ${w.events}[1 + n % cardinality(${w.events})], to_char(at, 'YYYY') || '-' || lpad((n * 31 % 9000 + 1)::text, 6, '0'),
    'msg_' || translate(encode(decode(md5('delivery ' || n), 'hex'), 'base64'), '+/=', '-_'), case when n % 25 = 0 then 'failed' else 'delivered' end,
    case when n % 25 = 0 then 11 when n % 19 = 0 then 2 else 1 end, case when n % 50 = 0 then null when n % 25 = 0 then 503 else 200 end,
    20 + n * 7919 % 380, case when n % 50 = 0 then 'timeout' when n % 25 = 0 then 'status' end, at + interval '2 seconds'
  from generate_series(1, 3000) as n, lateral (select 1 + n * 13 % 14 as webhook) as p, webhook w,
    lateral (select $1::timestamptz - make_interval(secs => 85 * 86400 * (3000 - n + 0.5) / 3000) as at) as t
  where ${w.id} = p.webhook`

const exchanges = `insert into webhook_exchange (delivery_id, request, response)
  select ${webhookDeliveryNames.id}, json_build_object('type', ${webhookDeliveryNames.event}, 'timestamp', ${webhookDeliveryNames.at}, 'data', json_build_object('file', ${webhookDeliveryNames.file}))::text,
    case when ${webhookDeliveryNames.problem} = 'timeout' then null when ${webhookDeliveryNames.problem} = 'status' then 'Service Unavailable' else '{"ok":true}' end
  from webhook_delivery`

const clients = `insert into api_client (${apiClientNames.id}, ${apiClientNames.name}, ${apiClientNames.customer_id}, ${apiClientNames.scopes}, ${apiClientNames.key_prefix}, ${apiClientNames.ip_allow}, ${apiClientNames.rate_limit}, ${apiClientNames.expires_at}, ${apiClientNames.active}, ${apiClientNames.last_used_at}, ${apiClientNames.created_at}, ${apiClientNames.key_made_by_id})
  select n, coalesce(split_part(($2::text[])[n], '/', 1), 'Koppeling ' || n), 1 + (n - 1) % 15,
    case when n % 4 = 0 then array['customers:read', 'lookups:read'] else array['customers:read', 'webhooks:write', 'logs:read', 'lookups:read'] end,
    'dsk_demo' || lpad(n::text, 4, '0'), case when n % 5 = 0 then array['203.0.113.0/24'] else array[]::text[] end, case when n < 4 then 600 else 120 end,
    case when n % 6 = 0 then ($1::timestamptz + interval '200 days')::date end, n <> 18, null, $1::timestamptz - make_interval(days => 300 - n * 9), 1
  from generate_series(1, ${clientCount}) as n`

/** Hashes that belong to no real key. */
const keys = `insert into api_key (api_client_id, prefix, key_hash, created_at) select ${apiClientNames.id}, ${apiClientNames.key_prefix}, md5('nobody ' || ${apiClientNames.id}), ${apiClientNames.created_at} from api_client`

const used = [
  `update webhook w set ${webhookNames.last_delivery_at} = ${d.at}, ${webhookNames.last_status} = ${d.status}
    from (select distinct on (${d.webhook_id}) d.* from webhook_delivery d order by ${d.webhook_id}, ${d.at} desc) d where ${d.webhook_id} = ${w.id}`,
  `update api_client c set ${apiClientNames.last_used_at} = last.used
    from (select ${l.api_client_id} as client, max(${l.at}) as used from api_log l group by 1) last where last.client = ${c.id}`,
]

const plugins = `insert into api_plugin_hour (customer_id, plugin, version, hour, calls, errors, last_seen_at)
  select ${l.customer_id}, split_part(a.agent, '/', 1), split_part(a.agent, '/', 2), date_trunc('hour', ${l.at}), count(*), count(*) filter (where ${l.status} >= 400), max(${l.at})
  from api_log l join unnest($1::text[]) with ordinality as a(agent, id) on a.id = ${l.api_client_id}
  group by 1, 2, 3, 4`

/** @param asOf The moment of seeding: the running server deletes what is older than 90 days. */
export async function insertIntegration(trx: Trx, { calls }: Counts, asOf: Date): Promise<void> {
  await trx.query({ text: webhooks, values: [asOf] })
  await trx.query({ text: deliveries, values: [asOf] })
  await trx.query({ text: exchanges })
  await trx.query({ text: clients, values: [asOf, agents] })
  await trx.query({ text: keys })
  await insertApiCalls(trx, { count: calls, clients: clientCount, agents, asOf })
  for (const text of used) await trx.query({ text })
  await trx.query({ text: plugins, values: [agents] })
  await trx.query({ text: recountPlugins, values: [asOf] })
  await insertRows(trx, 'api_alert_rule', alertRuleRows())
  await insertRows(trx, 'api_alert_rule_recipients', alertRecipientRows())
  for (const table of ['webhook', 'webhook_delivery', 'api_client', 'api_alert_rule']) {
    await trx.query({ text: `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))` })
  }
}
