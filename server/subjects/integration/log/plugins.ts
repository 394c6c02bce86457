/** Rebuilds the list of client programs from their calls per hour: one row per customer, program and version. */
import type { Trx } from '#server/db/engine.ts'
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'

const p = names('client_api_plugin')
const known = names('client_api_plugin', 'client_api_plugin')
const excluded = names('client_api_plugin', 'excluded')

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'api-log.count': Record<string, never>
  }
}

/** A version is outdated when any customer uses a higher major version of the same program; the seed uses this too. */
export const recountPlugins = `insert into client_api_plugin
    (${p.customer_id}, ${p.plugin}, ${p.version}, ${p.last_seen_at}, ${p.calls24h}, ${p.calls30d}, ${p.error_rate}, ${p.deprecated})
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
  on conflict (${p.customer_id}, ${p.plugin}, ${p.version}) do update set ${p.last_seen_at} = ${excluded.last_seen_at}, ${p.calls24h} = ${excluded.calls24h},
    ${p.calls30d} = ${excluded.calls30d}, ${p.error_rate} = ${excluded.error_rate}, ${p.deprecated} = ${excluded.deprecated}
  where (${known.last_seen_at}, ${known.calls24h}, ${known.calls30d}, ${known.error_rate},
    ${known.deprecated}) is distinct from
    (${excluded.last_seen_at}, ${excluded.calls24h}, ${excluded.calls30d}, ${excluded.error_rate}, ${excluded.deprecated})`

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
