/** A template that a step of a workflow in use sends stays active, and goes on to say what it says. */
import type { Listener } from '#server/records/hooks.ts'
import { Refused } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'

const s = names('workflow_step', 's')
const w = names('workflow', 'w')

const columns = {
  'email-template': s.email_template_id,
  'post-mail-template': s.post_mail_template_id,
  'sms-template': s.sms_template_id,
} as const
type Template = keyof typeof columns

/** Deleting one that any step names is refused by the database, which names the steps. */
const keep =
  <Name extends Template>(entity: Name): Listener<Name> =>
  async ({ before, after }, { trx }) => {
    if (!before || !after) return
    const isOut = after.active === false && before.active !== false
    if (!isOut && after.purpose === before.purpose) return
    const { rows } = await trx.query<{ workflow: string; step: number }>({
      text: `select ${w.name} as workflow, ${s.sequence}::int as step from workflow_step s join workflow w on ${w.id} = ${s.workflow_id}
        where ${columns[entity]} = $1 and ${s.active} and ${w.status} <> 'draft' order by ${w.status}, ${w.name}, ${s.sequence} limit 1`,
      values: [after.id],
    })
    const [use] = rows
    const key = isOut ? 'error.workflow.usesTemplate' : 'error.workflow.usesPurpose'
    if (use) throw new Refused({ key, values: use })
  }

export const keepEmailTemplate = (): Listener<'email-template'> => keep('email-template')
export const keepLetterTemplate = (): Listener<'post-mail-template'> => keep('post-mail-template')
export const keepSmsTemplate = (): Listener<'sms-template'> => keep('sms-template')
