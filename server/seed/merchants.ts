/** Merchants by the hundred thousand: made by the database itself from the words, by arithmetic that always repeats. */
import type { Trx } from '#server/db/engine.ts'
import { places, shops, signs } from '#server/seed/invented/words.ts'
import { names } from '#server/sql/names.ts'

const merchantNames = names('merchant')

/** 514229 is a prime that shares no divisor with the number of combinations, so every merchant gets another one. */
const text = `
insert into merchant (${merchantNames.id}, ${merchantNames.name}, ${merchantNames.webshop_name}, ${merchantNames.url}, ${merchantNames.client_id}, ${merchantNames.kvk_number}, ${merchantNames.external_id}, ${merchantNames.created_at})
select number,
  shop || ' ' || sign || ' ' || place || ending,
  case when number % 7 <> 3 then shop || ' ' || sign end,
  case when number % 7 <> 3 then 'https://www.' || site || '.example/' || lower(place) end,
  1 + floor(power((number * 40503 % 65536) / 65536.0, 2) * $3::bigint)::bigint,
  case when number % 5 <> 1 then '000' || lpad((1 + number * 31 % 99999)::text, 5, '0') end,
  case when number % 3 <> 2 then 'M-' || number end,
  $4::timestamptz - make_interval(mins => ((($5::bigint - number) * 3000000 / $5::bigint) + number * 17 % 1440)::int)
from (select number, number * 514229 % ($9::bigint * $10 * $11 * 4) as mix from generate_series($1::bigint, $2::bigint) as number) as numbers,
  lateral (select
    ($6::text[])[1 + mix % $9::bigint] as shop,
    ($7::text[])[1 + mix / $9::bigint % $10::bigint] as sign,
    ($8::text[])[1 + mix / ($9::bigint * $10) % $11::bigint] as place,
    (array['', ' Online', '', ' B.V.'])[1 + mix / ($9::bigint * $10 * $11)] as ending) as words,
  lateral (select lower(replace(shop || sign, ' ', '')) as site) as address`

const batch = 50_000

/** Inserts merchants 1 to `count` of customers 1 to `customerCount`; early customers have the most. */
export async function insertMerchants(
  trx: Trx,
  count: number,
  customerCount: number,
  asOf: Date,
  progress: (done: number) => void,
): Promise<void> {
  const fixed = [customerCount, asOf, count, shops, signs, places, shops.length, signs.length, places.length]
  for (let from = 1; from <= count; from += batch) {
    const to = Math.min(from + batch - 1, count)
    await trx.query({ name: 'seed-merchants', text, values: [from, to, ...fixed] })
    progress(to)
  }
}
