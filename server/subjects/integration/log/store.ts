/** Writes logged calls and their statistics in one transaction. */
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#server/db/engine.ts'
import type { Entry } from './entry.ts'
import { figuresOf, startOf } from './figures.ts'
import type {} from './plugins.ts'
import type {} from '#server/jobs/jobsPlugin.ts'
import { names } from '#server/sql/names.ts'

const apiLogNames = names('api_log')
const c = names('customer', 'c')
const k = names('api_client', 'k')

const insertCalls = `with given as (
    select row_number() over () as n, g.* from jsonb_to_recordset($1::jsonb) as g(
      at timestamptz, customer_id bigint, api_client_id bigint, ip text, method text, path text, type text, status bigint,
      duration_ms bigint, request text, response text, full_request text, full_response text)
  ), known as (
    -- Customers and keys that went meanwhile take nothing along.
    select g.n, g.at, ${c.id} as customer_id, ${k.id} as api_client_id, g.ip, g.method, g.path, g.type, g.status, g.duration_ms,
      g.request, g.response, g.full_request, g.full_response, nextval(pg_get_serial_sequence('api_log', 'id')) as id
    from given g left join customer c on ${c.id} = g.customer_id left join api_client k on ${k.id} = g.api_client_id
  ), logged as (
    insert into api_log (${apiLogNames.id}, ${apiLogNames.at}, ${apiLogNames.customer_id}, ${apiLogNames.api_client_id}, ${apiLogNames.ip}, ${apiLogNames.method}, ${apiLogNames.path}, ${apiLogNames.type}, ${apiLogNames.status}, ${apiLogNames.duration_ms}, ${apiLogNames.request}, ${apiLogNames.response})
    select id, at, customer_id, api_client_id, ip, method, path, type, status, duration_ms, request, response from known
    returning id
  )
  insert into api_log_exchange (call_id, request, response) select ${k.id}, k.full_request, k.full_response from known k join logged l on l.id = ${k.id}`

const addFigures = `insert into api_stat (step, subject, at, customer_id, key, calls, errors, classes)
  select step, subject, at, customer_id, key, calls, errors, array(select jsonb_array_elements_text(classes)::bigint)
  from jsonb_to_recordset($1::jsonb) as g(
    step text, subject text, at timestamptz, customer_id bigint, key text, calls bigint, errors bigint, classes jsonb)
  on conflict (step, subject, at, customer_id, key) do update set calls = api_stat.calls + excluded.calls,
    errors = api_stat.errors + excluded.errors,
    classes = array(select a + b from unnest(api_stat.classes, excluded.classes) as pair(a, b))`

const addPlugins = `insert into api_plugin_hour (customer_id, plugin, version, hour, calls, errors, last_seen_at)
  select ${c.id}, g.plugin, g.version, g.hour, count(*), count(*) filter (where g.status >= 400), max(g.at)
  from jsonb_to_recordset($1::jsonb) as g(customer_id bigint, plugin text, version text, hour timestamptz, status int, at timestamptz)
  join customer c on ${c.id} = g.customer_id
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (customer_id, plugin, version, hour) do update set calls = api_plugin_hour.calls + excluded.calls,
    errors = api_plugin_hour.errors + excluded.errors,
    last_seen_at = greatest(api_plugin_hour.last_seen_at, excluded.last_seen_at)`

/** Milliseconds between a call and the rebuild of client programs, which is done once for all calls in between. */
const countAfter = 60_000

type App = Pick<FastifyInstance, 'engine' | 'jobs' | 'now'>

/** @param entries A few hundred at most. */
export async function storeEntries(app: App, entries: readonly Entry[]): Promise<void> {
  await app.engine.transaction(async (trx) => {
    await trx.query({ name: 'api-log', text: insertCalls, values: [JSON.stringify(entries)] })
    await trx.query({ name: 'api-stat', text: addFigures, values: [JSON.stringify(figuresOf(entries))] })
    if (await notePlugins(trx, entries)) await app.jobs.enqueue(trx, 'api-log.count', {}, app.now() + countAfter)
  })
}

/** @returns Whether a known program called. */
async function notePlugins(trx: Trx, entries: readonly Entry[]): Promise<boolean> {
  const used = entries.flatMap(({ plugin, customer_id, status, at }) =>
    plugin && customer_id !== null
      ? [{ ...plugin, customer_id, status, at, hour: new Date(startOf('hour', Date.parse(at))).toISOString() }]
      : [],
  )
  if (used.length > 0) await trx.query({ name: 'api-plugin', text: addPlugins, values: [JSON.stringify(used)] })
  return used.length > 0
}
