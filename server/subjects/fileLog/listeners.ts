/** Consequences of an entry: a number that is wrong is not called again, and the office answers its clients. */
import type { FastifyInstance } from 'fastify'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { system } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

const f = names('collection_file', 'f')
const k = names('debtor_contact', 'k')
const s = names('agenda_subject', 's')

/** Marks a number of the file's debtor as wrong; the number of somebody else is not touched. */
export const markWrongNumber =
  ({ records }: FastifyInstance): Listener<'file-log'> =>
  async ({ before, after }, context) => {
    if (after?.callResult !== 'wrong_number' || !after.callerNumber) return
    if (before?.callResult === 'wrong_number' && before.callerNumber === after.callerNumber) return
    const { rows } = await context.trx.query<{ id: number }>({
      text: `select ${k.id}::int as id from debtor_contact k join collection_file f on ${f.debtor_id} = ${k.debtor_id}
        where ${f.id} = $1 and ${k.phone} = $2 and ${k.status} is distinct from 'wrong_person' order by ${k.id}`,
      values: [after.file, after.callerNumber],
    })
    for (const { id } of rows)
      await records.update(context.trx, debtorContact, id, { status: 'wrong_person', preferred: false }, context)
  }

/** A client's note is a question until somebody has seen it; proposed data are decided. */
export const askOffice =
  ({ records }: FastifyInstance): Listener<'file-log'> =>
  async ({ action, after }, context) => {
    if (action !== 'create' || after?.channel !== 'portal' || !context.access.person?.isOutsider) return
    const code = after.dataChangeStatus === 'pending' ? 'data_change' : 'client_question'
    const { rows } = await context.trx.query<{ subject: number; team: number | null; assignedTo: number | null }>({
      text: `select ${s.id}::int as subject, ${f.team_id}::int as team, ${f.case_manager_id}::int as "assignedTo"
        from agenda_subject s, collection_file f where ${s.code} = $1 and ${f.id} = $2`,
      values: [code, after.file],
    })
    const [found] = rows
    if (!found) return
    const { file, customer, subject: note } = after
    const item = { file, customer, date: todayAt(context.now), note, source: 'client' as const, ...found }
    await records.create(context.trx, agendaItem, item, system('fileLog', context))
  }
