/** Rebuilds the list of client programs from their calls per hour: one row per customer, program and version. */
import type { Trx } from '#server/db/engine.ts'
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'

const clientApiPluginTable = names('client_api_plugin', 'client_api_plugin')

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'api-log.count': Record<string, never>
  }
}

/** A version is outdated when any customer uses a higher major version of the same program; the seed uses this too. */
export const recountPlugins = `insert into client_api_plugin
    (customer_id, plugin, version, last_seen_at, calls24h, calls30d, error_rate, deprecated)
  select customer_id, plugin, version, last_seen_at, calls24h, calls30d,
    case when calls30d > 0 then round(100.0 * errors / calls30d, 1) end,
    coalesce(major < max(major) over (partition by plugin), false)
  from (
    select customer_id, plugin, version, max(last_seen_at) as last_seen_at,
      coalesce(sum(calls) filter (where hour > $1::timestamptz - interval '24 hours'), 0) as calls24h,
      coalesce(sum(calls) filter (where hour > $1::timestamptz - interval '30 days'), 0) as calls30d,
      coalesce(sum(errors) filter (where hour > $1::timestamptz - interval '30 days'), 0) as errors,
      substring(version from '^\\d{1,9}')::int as major
    from api_plugin_hour group by customer_id, plugin, version
  ) counted order by customer_id, plugin, version
  on conflict (customer_id, plugin, version) do update set last_seen_at = excluded.last_seen_at, calls24h = excluded.calls24h,
    calls30d = excluded.calls30d, error_rate = excluded.error_rate, deprecated = excluded.deprecated
  where (${clientApiPluginTable.last_seen_at}, ${clientApiPluginTable.calls24h}, ${clientApiPluginTable.calls30d}, ${clientApiPluginTable.error_rate},
    ${clientApiPluginTable.deprecated}) is distinct from
    (excluded.last_seen_at, excluded.calls24h, excluded.calls30d, excluded.error_rate, excluded.deprecated)`

export async function countPlugins({ query }: Pick<Trx, 'query'>, now: number): Promise<void> {
  await query({ text: recountPlugins, values: [new Date(now).toISOString()] })
}

/** Enqueued after calls; at most one such job waits. */
export const countJob = job({
  kind: 'api-log.count',
  once: true,
  key: () => 'all',
  work: (_data, { app, trx }) => countPlugins(trx, app.now()),
})
