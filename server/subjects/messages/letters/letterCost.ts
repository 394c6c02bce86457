/** Cost of a letter, by its template: booked on its file once it was sent, such as postage of a registered letter. */
import type { FastifyInstance } from 'fastify'
import { costLine } from '#schemas/generated/cost-line.ts'
import type { MessageStored } from '#schemas/generated/message.ts'
import { AppError } from '#server/errors.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

const p = names('post_mail_template', 'p')
const t = names('cost_type', 't')

type Cost = { costType: number; chargeTo: 'debtor' | 'client' | 'office' }

/** Books the cost of a letter. A refusal, as on a closed file or without debt, is ignored: the letter has left. */
export async function bookLetterCost(
  { records, log }: FastifyInstance,
  { file, postMailTemplate, subject }: Pick<MessageStored, 'file' | 'postMailTemplate' | 'subject'>,
  context: EffectContext,
): Promise<void> {
  if (file === null || postMailTemplate === null) return
  const { trx, now } = context
  const { rows } = await trx.query<Cost>({
    text: `select ${t.id}::int as "costType", coalesce(${t.charge_to}, 'debtor') as "chargeTo"
      from post_mail_template p join cost_type t on ${t.id} = ${p.cost_type_id} where ${p.id} = $1 and ${t.active}`,
    values: [postMailTemplate],
  })
  const [cost] = rows
  if (!cost) return
  const body = { file, ...cost, date: todayAt(now), source: 'auto' as const, description: subject }
  try {
    await savepoint(trx, 'letter_cost', (inner) => records.create(inner, costLine, body, system('messages', context)))
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    log.info({ file, costType: cost.costType, reason: error.body }, 'the cost of a letter was not booked')
  }
}
