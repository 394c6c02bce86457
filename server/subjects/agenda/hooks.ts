/**
 * A new item takes from its file who does it, and from its subject how urgent it is; it stays with its file. Whoever
 * does it has it alone for a while.
 */
import { isTakenByAnother } from '#domain/agenda/takenItems.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { Hooks, WriteContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { systemSubjects } from '#domain/agenda/subjects.ts'
import { warningsOf } from './shapes.ts'

const f = names('collection_file', 'f')
const s = names('agenda_subject', 's')

export const agendaHooks = (): Hooks<'agenda-item'> => ({
  beside: {
    names: ['warnings'],
    of: async ({ date }, { engine, access }) => ({ warnings: await warningsOf(engine, String(date), access.locale) }),
  },

  async beforeCreate(body, context) {
    const { file, subject } = await given(body.file, body.subject, context)
    checkChosen(subject, context)
    return {
      ...body,
      customer: file?.customer ?? null,
      team: body.team === undefined ? (file?.team ?? null) : body.team,
      assignedTo: body.assignedTo === undefined ? (file?.caseManager ?? null) : body.assignedTo,
      priority: body.priority ?? subject?.priority ?? 'normal',
    }
  },

  async beforeUpdate(body, before, context) {
    if (body.file !== undefined && body.file !== before.file)
      throw new FieldErrors({ file: [{ key: 'error.file.stays' }] })
    const { access, now } = context
    const me = access.system === undefined ? (access.person?.id ?? null) : null
    if (isTakenByAnother(before, { me, now: new Date(now).toISOString() }))
      throw new Refused({ key: 'resources.agenda-item.refusals.taken' })
    if (body.subject !== undefined && body.subject !== before.subject)
      checkChosen((await given(before.file, body.subject, context)).subject, context)
    return body
  },
})

type Given = {
  file: { customer: number; team: number | null; caseManager: number | null } | null
  subject: { code: string; priority: 'low' | 'normal' | 'high' | null } | null
}

/** The file and the subject, in one statement, because many items are made at once. */
async function given(file: number, subject: number, { trx }: WriteContext): Promise<Given> {
  const { rows } = await trx.query<Given>({
    name: 'agenda-given',
    text: `select
      (select json_build_object('customer', ${f.customer_id}, 'team', ${f.team_id}, 'caseManager', ${f.case_manager_id})
        from collection_file f where ${f.id} = $1) as file,
      (select json_build_object('code', ${s.code}, 'priority', ${s.priority}) from agenda_subject s where ${s.id} = $2) as subject`,
    values: [file, subject],
  })
  return rows[0] ?? { file: null, subject: null }
}

/** @throws {FieldErrors} For a subject that the program alone gives. */
function checkChosen(subject: Given['subject'], { access }: WriteContext): void {
  if (access.system === undefined && subject && systemSubjects.includes(subject.code))
    throw new FieldErrors({ subject: [{ key: 'agenda.systemSubject' }] })
}
