/** Fills a migrated database with any number of customers and merchants, in one statement each. */
import type { Engine } from '#server/db/engine.ts'

const words =
  "array['bakker','fiets','tuin','boek','licht','water','koffie','studio','atelier','huis','groen','blauw','snel','markt','winkel']"

/** Each merchant's name has one of this many words; a search for one finds about rows / tokens. */
export const tokens = 601
const token = (n: string) => `translate(substr(md5((${n})::text), 1, 6), '0123456789', 'ghijklmnop')`
export const tokenSql = `select array_agg(${token('n')}) as tokens from generate_series(0, ${tokens - 1}) n`

/** @param rows Number of merchants; there is one customer per fifty. */
export async function loadMerchants(engine: Pick<Engine, 'transaction' | 'query'>, rows: number): Promise<void> {
  const customers = Math.max(1, Math.round(rows / 50))
  await engine.transaction(async (trx) => {
    await trx.query({ text: 'set local statement_timeout = 0' })
    await trx.query({
      text: `insert into customer (number, company, city)
        select 'C-' || n, initcap((${words})[1 + n % 15]) || ' B.V. ' || n, 'Utrecht' from generate_series(1, ${customers}) n`,
    })
    await trx.query({
      text: `insert into merchant (name, webshop_name, client_id, kvk_number, external_id, created_at)
        select initcap((${words})[1 + (h / 7) % 15]) || ' ' || ${token(`n % ${tokens}`)} || ' ' || h,
          'shop-' || n || '.example.nl', 1 + n % ${customers}, lpad((h % 100000000)::text, 8, '0'), 'E' || n,
          timestamptz '2020-01-01' + n * interval '1 minute'
        from (select n, (n::bigint * 2654435761 % 4294967296) as h from generate_series(1, ${rows}) n) x`,
    })
  })
  for (const table of ['customer', 'merchant']) await engine.query({ text: `vacuum analyze ${table}` })
}
