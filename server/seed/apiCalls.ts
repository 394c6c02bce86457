/**
 * Calls of the API by the ten thousand: made by the database itself, by arithmetic that always repeats, over the ninety days
 * before a moment, and the figures that they add up to. Older ones would be forgotten within the hour.
 */
import { bounds } from '#domain/apiLog/histogram.ts'
import type { Trx } from '#server/db/engine.ts'
import { bulkLoad } from './bulkLoad.ts'
import { names } from '#server/sql/names.ts'

const apiLogNames = names('api_log')
const k = names('api_client', 'k')
const w = names('webhook', 'w')

/**
 * Method, path of the route, path of the call, kind, what is sent, what is answered. A key is of one customer, and reads and
 * changes what is that customer’s: `%customer%` is its id, as that of its webhook, and `%number%` its number.
 */
const calls = [
  [
    'GET',
    '/api/v4/customer',
    '/api/v4/customer',
    'other',
    '',
    '{"items":[{"id":%customer%,"number":"%number%"}],"total":1}',
  ],
  ['GET', '/api/v4/webhook', '/api/v4/webhook', 'webhook', '', '{"items":[],"total":0}'],
  [
    'GET',
    '/api/v4/webhook-delivery',
    '/api/v4/webhook-delivery',
    'webhook',
    '',
    '{"items":[{"event":"complaint.created","status":"delivered"}],"total":212}',
  ],
  [
    'POST',
    '/api/v4/webhook',
    '/api/v4/webhook',
    'webhook',
    '{"url":"https://hooks.example.com/in","events":["complaint.created"]}',
    '{"id":%customer%,"active":true}',
  ],
  [
    'PUT',
    '/api/v4/webhook/:id',
    '/api/v4/webhook/%customer%',
    'webhook',
    '{"active":true,"_version":2}',
    '{"id":%customer%,"active":true}',
  ],
  ['GET', '/api/v4/country', '/api/v4/country', 'other', '', '{"items":[{"code":"NL"},{"code":"BE"}],"total":2}'],
  ['GET', '/api/v4/salutation', '/api/v4/salutation', 'other', '', '{"items":[{"id":1}],"total":4}'],
  ['GET', '/api/v4/customer/:id', '/api/v4/customer/%customer%', 'other', '', '{"id":%customer%,"number":"%number%"}'],
] as const

const column = (index: number) => calls.map((call) => call[index])

/** From 0 up to, not including, 1: spread by multiplying with an odd number, modulo 2^32. */
const mixed = (by: number): string => `((n * ${by} % 4294967296) / 4294967296.0)`

const insertCalls = `
with made as (
  select n, 1 + floor(${mixed(2_654_435_761)} * ${calls.length})::int as kind, n % 97 = 0 as is_refused, 1 + floor(power(${mixed(3_266_489_917)}, 2) * $4::int)::int as client,
    ${mixed(2_246_822_519)} as chance, ${mixed(668_265_263)} as other,
    $5::timestamptz - make_interval(secs => 90 * 86400 * age * (0.35 + 0.65 * age)) as at
  from generate_series($1::bigint, $2::bigint) as n, lateral (select ($3::float8 - n + 0.5) / $3 as age) as part
), known as (
  select m.*, ${k.customer_id}, ${k.id} as api_client_id, ($6::text[])[kind] as method,
    replace(($7::text[])[kind], '%customer%', coalesce(${k.customer_id}, 1)::text) as path, ($8::text[])[kind] as type,
    ($9::text[])[kind] as sent,
    replace(replace(($10::text[])[kind], '%customer%', ${k.customer_id}::text), '%number%', 'C-' || 1000 + ${k.customer_id}) as answered,
    case when is_refused then 401
      when ($8::text[])[kind] = 'webhook' and not ${k.scopes} @> array['webhooks:write'] then 403
      when ($6::text[])[kind] = 'PUT' and not exists (select from webhook w where ${w.id} = ${k.customer_id}) then 404
      when chance < 0.02 then 400 when chance < 0.03 then 404 when chance < 0.034 then 429 when chance < 0.036 then 500
      when ($6::text[])[kind] = 'POST' then 201 else 200 end as status,
    ('203.0.113.' || 1 + m.client * 7 % 250) as ip
  from made m left join api_client k on ${k.id} = m.client and not m.is_refused
), logged as (
  insert into api_log (${apiLogNames.id}, ${apiLogNames.at}, ${apiLogNames.customer_id}, ${apiLogNames.api_client_id}, ${apiLogNames.ip}, ${apiLogNames.method}, ${apiLogNames.path}, ${apiLogNames.type}, ${apiLogNames.status}, ${apiLogNames.duration_ms}, ${apiLogNames.request}, ${apiLogNames.response})
  select n, at, customer_id, api_client_id, case when is_refused then '198.51.100.' || 1 + n % 9 else ip end, method, path,
    case when is_refused then 'auth' else type end, status, round(6 - 38 * ln(1 - other * 0.999))::bigint,
    trim(method || ' ' || path || ' ' || sent), status || ' ' || case when status < 400 then answered else '{"error":"…"}' end
  from known
)
insert into api_log_exchange (call_id, request, response)
select n, method || ' ' || path || E'\\nhost: dossier.example.nl\\nuser-agent: ' || coalesce(($11::text[])[client], 'curl/8.9') ||
    E'\\nauthorization: Bearer ***\\n\\n' || sent, case when status < 400 then answered else '{"error":"…"}' end
from known`

const batch = 50_000

/**
 * @param count How many; ids are 1 to `count`, in the order of time.
 * @param clients How many API clients there are, ids from 1.
 * @param agents What the client with each id calls itself, such as `Magento/2.4.7`.
 */
export async function insertApiCalls(
  trx: Trx,
  { count, clients, agents, asOf }: { count: number; clients: number; agents: readonly string[]; asOf: Date },
): Promise<void> {
  const fixed = [count, clients, asOf, column(0), column(2), column(3), column(4), column(5), agents]
  await bulkLoad(trx, 'api_log', async () => {
    for (let from = 1; from <= count; from += batch) {
      const values = [from, Math.min(from + batch - 1, count), ...fixed]
      await trx.query({ name: 'seed-api-calls', text: insertCalls, values })
    }
  })
  await trx.query({
    text: `select setval(pg_get_serial_sequence('api_log', 'id'), greatest(1, (select max(${apiLogNames.id}) from api_log)))`,
  })
  for (const [step, seconds, days] of steps) await addFigures(trx, step, seconds, days, asOf)
}

/** Seconds that a step lasts, and days for which its figures are kept. */
const steps = [
  ['minute', 60, 0.25],
  ['quarter', 900, 2],
  ['hour', 3600, 9],
  ['day', 86_400, 91],
] as const

async function addFigures(trx: Trx, step: string, seconds: number, days: number, asOf: Date): Promise<void> {
  const classes = bounds.map((bound, index) => {
    const above = index === 0 ? '' : `duration_ms > ${bounds[index - 1]} and `
    return `count(*) filter (where ${above}duration_ms <= ${bound})`
  })
  const last = `count(*) filter (where duration_ms > ${bounds.at(-1)})`
  await trx.query({
    text: `insert into api_stat (step, subject, at, customer_id, key, calls, errors, classes)
      select $1, subject, to_timestamp(floor(extract(epoch from at) / $2::int) * $2::int), coalesce(customer_id, 0), key, count(*),
        count(*) filter (where status >= 400), array[${[...classes, last].join(', ')}]
      from (select *, method || ' ' || regexp_replace(path, '/\\d+$', '/:id') as endpoint from api_log where at >= $3) l,
        lateral (values ('all', ''), ('endpoint', endpoint), ('status', status::text),
          (case when status >= 400 then 'error' end, status || ' ' || endpoint), (case when status = 401 then 'address' end, ip)) as s(subject, key)
      where subject is not null
      group by 2, 3, 4, 5`,
    values: [step, seconds, new Date(asOf.getTime() - days * 86_400_000)],
  })
}
