/**
 * Loads records whose search texts are kept (`x-store.searchKept`) faster: the triggers that write these for each
 * statement stand aside, and afterwards all texts are written by one.
 */
import type { Entity } from '#schemas/entity.ts'
import { keptTable } from '#schemas/keptSearch.ts'
import type { Trx } from '#server/db/engine.ts'
import { quote } from '#server/sql/sql.ts'
import { bulkLoad } from './bulkLoad.ts'

type Found = { table: string; trigger: string }

/** The triggers that write into a table of search texts, by the beginning of their names. */
const triggers = `select tgrelid::regclass::text as table, quote_ident(tgname) as trigger from pg_trigger
  where not tgisinternal and starts_with(tgname, $1::text || '_') and tgname like '%\\_kept'`

/** @param entity One whose texts are kept. @param load Fills its table, and those that its texts are made of. */
export async function withoutSearchTexts(trx: Trx, entity: Entity, load: () => Promise<void>): Promise<void> {
  const kept = keptTable(entity)
  const { rows } = await trx.query<Found>({ text: triggers, values: [kept] })
  for (const { table, trigger } of rows) await trx.query({ text: `alter table ${table} disable trigger ${trigger}` })
  await load()
  for (const { table, trigger } of rows) await trx.query({ text: `alter table ${table} enable trigger ${trigger}` })
  await bulkLoad(trx, [kept], async () => {
    await trx.query({ text: `select ${quote(`${kept}_write_kept`)}(array(select id from ${quote(entity.table)}))` })
  })
}
