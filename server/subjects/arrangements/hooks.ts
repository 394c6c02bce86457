/** The order of locks, the same for payments, people and the night: file, arrangement, terms. */
import type { Trx } from '#server/db/engine.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { keepClosed } from '#server/subjects/ledger/closedBooks.ts'

const f = names('collection_file', 'f')
const a = names('arrangement', 'a')
const i = names('instalment', 'i')

export const arrangementHooks = (): Hooks<'arrangement'> => ({
  async lockBefore(id, trx) {
    // Days without interest follow from its runs.
    await keepClosed(trx, await lockFile(id, trx), 'interestFrozen', true)
  },
})

export const instalmentHooks = (): Hooks<'instalment'> => ({
  async lockBefore(id, { query }) {
    const { rows } = await query<{ id: number }>({
      text: `select ${i.arrangement_id}::int as id from instalment i where ${i.id} = $1`,
      values: [id],
    })
    const [row] = rows
    if (!row) return
    await lockFile(row.id, { query })
    await query({ text: `select from arrangement a where ${a.id} = $1 for no key update`, values: [row.id] })
  },
})

/** @returns The file. */
async function lockFile(id: number, { query }: Pick<Trx, 'query'>): Promise<number[]> {
  const { rows } = await query<{ id: number }>({
    text: `select ${f.id}::int as id from collection_file f join arrangement a on ${a.file_id} = ${f.id} where ${a.id} = $1 for no key update of f`,
    values: [id],
  })
  return rows.map((row) => row.id)
}
