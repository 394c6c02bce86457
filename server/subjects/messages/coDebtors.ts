/** The 14-day letter to others who owe it too: each private person has a right to one (Civil Code 6:96, paragraph 6). */
import type { FastifyInstance } from 'fastify'
import type { Held } from '#domain/gate/letter.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { heldText } from './heldText.ts'
import { readerKey } from './owner.ts'
import { templateKey, type Sources } from './sources.ts'
import type { Asked } from './write.ts'

/** @returns The same letter for each of them, by keys of its own. `list`: what is written to the debtors themselves. */
export const toCoDebtors = <One extends Asked & { key: string }>(
  list: readonly One[],
  { owners, templates }: Pick<Sources, 'owners' | 'templates'>,
): One[] =>
  list.flatMap((one) => {
    const isLetter = templates.get(templateKey(one))?.purpose === 'fourteen_day_letter'
    if (!isLetter || one.destination !== 'debtor' || one.coDebtor) return []
    const also = owners.get(readerKey(one))?.coDebtors ?? []
    return also.map((coDebtor) => ({ ...one, key: `${one.key}:debtor ${coDebtor}`, coDebtor }))
  })

type Unwritten = { one: Asked & { by: Writer }; held: Held }

/** The log of the file says who gets none, and why: no costs are due from that person. */
export async function noteUnwritten(
  { records }: Pick<FastifyInstance, 'records'>,
  trx: Trx,
  list: readonly Unwritten[],
  { owners, now }: Pick<Sources, 'owners'> & { now: number },
): Promise<void> {
  for (const { one, held } of list) {
    if (one.file === null) continue
    const values = { name: owners.get(readerKey(one))?.debtor.name ?? '', reason: heldText(held) }
    const subject = say(defaultLocale, { key: 'message.log.noLetter', values }).slice(0, 200)
    const content = say(defaultLocale, { key: 'message.log.noLetterText', values })
    const at = new Date(now).toISOString()
    const entry = { file: one.file, subject, content, category: 'contact' as const, channel: one.channel, at }
    await records.create(trx, fileLog, entry, system('messages', one.by))
  }
}
