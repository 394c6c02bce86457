/** A file is disputed while one of its disputes is undecided. */
import type { FastifyInstance } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { system } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

const d = names('dispute')
const f = names('collection_file')

export const markFile =
  ({ records }: FastifyInstance): Listener<'dispute'> =>
  async ({ before, after }, context) => {
    const id = (after ?? before)?.file
    if (id === undefined || before?.status === after?.status) return
    // Two disputes that are decided at once wait here for each other.
    await context.trx.query({
      text: `select from collection_file where ${f.id} = $1 for no key update`,
      values: [id],
    })
    const { rows } = await context.trx.query<{ disputed: boolean }>({
      text: `select exists (select from dispute where ${d.file_id} = $1 and ${d.status} in ('open', 'waiting_client')) as disputed`,
      values: [id],
    })
    await records.update(context.trx, file, id, { disputed: rows[0]?.disputed ?? false }, system('disputes', context))
  }
