/** Refuses what a person lets go that the gate holds: messages, and documents that wait to be sent. */
import type { Held } from '#domain/gate/letter.ts'
import type { Engine } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { heldOf, momentOf } from './atGate.ts'
import { dueColumns, judging, type Due } from './dueMessages.ts'
import { heldDocuments, type Paper } from './heldDocuments.ts'
import { heldText } from './heldText.ts'
import { ownerKey } from './owner.ts'
import { ownerFacts } from './sources.ts'

const m = names('message', 'm')

type Within = Pick<EffectContext, 'trx' | 'now' | 'access'>

/** @throws {Refused} With the reason, on what it rests and the way out. */
export async function passMessage(id: number, { trx, now, access }: Within): Promise<void> {
  const { rows } = await trx.query<Due>({
    text: `select ${dueColumns} from message m where ${m.id} = $1`,
    values: [id],
  })
  const judge = await judging(trx, rows, now)
  for (const due of rows) refuse(judge(due).held, access.locale)
}

/** @throws {Refused} As of its message; what somebody put there by hand says no more than its kind. */
export async function passDocument(document: Paper, { trx, now, access }: Within): Promise<void> {
  refuse((await heldDocuments(trx, [document], now)).get(document.id), access.locale)
}

/**
 * An answer to whoever wrote about a file. It is owed, so only who may not be written to himself gets none: his guardian does,
 * and a debtor who died reads no mail. Others, such as a lawyer or a client, are answered.
 *
 * @throws {Refused}
 */
export async function passAnswer(
  database: Pick<Engine, 'query'>,
  { file, to }: { file: number; to: string },
  now: number,
  { locale }: Pick<EffectContext['access'], 'locale'>,
): Promise<void> {
  const today = todayAt(now)
  const facts = (await ownerFacts(database, [{ file }], today)).get(ownerKey({ file }))
  const isOwn = facts?.debtor.contacts.some(({ value }) => value.toLowerCase() === to.toLowerCase()) === true
  if (!facts || !isOwn) return
  const own = { ...facts, debtor: { ...facts.debtor, representative: null } }
  const answer = { channel: 'email', destination: 'debtor', purpose: 'answer', address: to, isStopped: false } as const
  refuse(
    heldOf({ ...own, customer: { ...own.customer, isActive: true } }, answer, await momentOf(database, today)),
    locale,
  )
}

function refuse(held: Held | undefined, locale: EffectContext['access']['locale']): void {
  if (held) throw new Refused(heldText(held, locale))
}
