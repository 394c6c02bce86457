/** Writes the demo workflows, before the files that are in them. */
import { dayOf } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { insertRows } from '#server/seed/insertRows.ts'
import { names } from '#server/sql/names.ts'
import { stepRows, workflowRows, type Codes } from './rows.ts'

const t = names('email_template')
const author = 1

/** @returns The tables that were filled with explicit ids. */
export async function insertWorkflows(trx: Trx, now: Date): Promise<string[]> {
  const codes: Codes = {
    mail: await idsOf(trx, 'email_template'),
    letter: await idsOf(trx, 'post_mail_template'),
    sms: await idsOf(trx, 'sms_template'),
    subject: await idsOf(trx, 'agenda_subject'),
    cost: await idsOf(trx, 'cost_type'),
  }
  await insertRows(trx, 'workflow', workflowRows(dayOf(now.toISOString()), author))
  await insertRows(trx, 'workflow_step', stepRows(codes))
  return ['workflow', 'workflow_step']
}

/** @param table With a code, from this program and never from a request. */
async function idsOf({ query }: Trx, table: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await query<{ code: string; id: number }>({
    text: `select ${t.code} as code, ${t.id}::int as id from ${table}`,
  })
  return new Map(rows.map(({ code, id }) => [code, id]))
}
