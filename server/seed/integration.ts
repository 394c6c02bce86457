/** Webhooks with their deliveries, API keys that nobody knows, clients that called with them, and alert rules. */
import type { Trx } from '#server/db/engine.ts'
import type { WebhookEventName } from '#server/subjects/integration/webhooks/webhookEvent.ts'
import { recountPlugins } from '#server/subjects/integration/log/plugins.ts'
import { alertRecipientRows, alertRuleRows } from './alertRules.ts'
import { insertApiCalls } from './apiCalls.ts'
import { insertDeliveries } from './deliveries.ts'
import { insertRows } from './insertRows.ts'
import { names } from '#server/sql/names.ts'

const webhookNames = names('webhook')
const apiClientNames = names('api_client')
const c = names('api_client', 'c')
const d = names('webhook_delivery', 'd')
const l = names('api_log', 'l')
const w = names('webhook', 'w')

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

/** What the clients' programs ask for: bookkeeping, webshops, a portal, payments. */
const asked = [
  ['payment.created', 'payment.reversed', 'file.closed'],
  ['file.created', 'file.status_changed', 'file.closed', 'file.reopened'],
  [
    'document.added',
    'question.asked',
    'message.sent',
    'message.bounced',
    'complaint.created',
    'complaint.status_changed',
  ],
  ['payment.created', 'arrangement.created', 'arrangement.broken', 'arrangement.completed'],
] as const satisfies readonly (readonly WebhookEventName[])[]

const webhooks = `insert into webhook (${webhookNames.id}, ${webhookNames.name}, ${webhookNames.customer_id}, ${webhookNames.url}, ${webhookNames.events}, ${webhookNames.active}, ${webhookNames.created_by_id}, ${webhookNames.created_at}, ${webhookNames.last_delivery_at}, ${webhookNames.last_status}, ${webhookNames.failing_since})
  select n, (array['Administratie', 'Webshop', 'Portaal', 'Koppeling betalingen'])[1 + n % 4], n, 'https://hooks.klant' || n || '.example/dossier',
    array(select jsonb_array_elements_text($2::jsonb -> (n % 4)::int)), n <> 9, 1, $1::timestamptz - make_interval(days => 400 - n::int * 20), null, null, null
  from generate_series(1, 14) as n`

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
  await trx.query({ text: webhooks, values: [asOf, JSON.stringify(asked)] })
  await insertDeliveries(trx, asOf)
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
