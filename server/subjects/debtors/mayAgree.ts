/** Whether a debtor may agree to pay in terms: not while collection is blocked, nor alone under administration or guardianship. */
import { effectsOf } from '#domain/protection.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { names } from '#server/sql/names.ts'
import { activeEvents } from './events.ts'
import { kindText } from './suspendFiles.ts'

const f = names('collection_file')

/** @throws {Refused} With who has to agree. */
export async function checkMayAgree(trx: Pick<Trx, 'query'>, file: number, locale: Locale): Promise<void> {
  const { rows } = await trx.query<{ debtor: number }>({
    text: `select ${f.debtor_id}::int as debtor from collection_file where ${f.id} = $1`,
    values: [file],
  })
  const events = rows[0] ? await activeEvents(trx, rows[0].debtor) : []
  const blocking = events.find(({ blocksCollection }) => blocksCollection)
  if (blocking)
    throw new Refused({ key: 'error.debtor.protected', values: { kind: say(locale, kindText(blocking.kind)) } })
  for (const { kind, representative } of events) {
    const { agrees } = effectsOf(kind)
    if (agrees && representative === null) throw new Refused({ key: `error.debtor.cannotAgree.${agrees}` })
  }
}
