/** Counts the programs of customers anew, from their calls per hour: one row per customer, program and version. */
import type { Engine } from '#server/db/engine.ts'

/** A version is outdated when anybody uses a later first number of the same program; the seed counts by it too. */
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
  where (client_api_plugin.last_seen_at, client_api_plugin.calls24h, client_api_plugin.calls30d, client_api_plugin.error_rate,
    client_api_plugin.deprecated) is distinct from
    (excluded.last_seen_at, excluded.calls24h, excluded.calls30d, excluded.error_rate, excluded.deprecated)`

export async function countPlugins(engine: Engine, now: number): Promise<void> {
  await engine.query({ text: recountPlugins, values: [new Date(now).toISOString()] })
}
