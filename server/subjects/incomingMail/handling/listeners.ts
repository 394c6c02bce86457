/** E-mails go with their file: to the team that it was given to. */
import type { FastifyInstance } from 'fastify'
import { incomingEmail } from '#schemas/generated/incoming-email.ts'
import { system } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'

const e = names('incoming_email')

export const followTeam =
  ({ records }: FastifyInstance): Listener<'file'> =>
  async ({ id, before, after }, context) => {
    if (!before || !after || before.team === after.team) return
    const { rows } = await context.trx.query<{ id: number }>({
      text: `select ${e.id}::int as id from incoming_email where coalesce(${e.file_id}, ${e.suggested_file_id}) = $1 and ${e.team_id} is distinct from $2 order by ${e.id}`,
      values: [id, after.team],
    })
    for (const one of rows)
      await records.update(context.trx, incomingEmail, one.id, { team: after.team }, system('incomingMail', context))
  }
