/** Letters that were handed over: each is kept as a document of its file or item, and is sent. */
import type { FastifyInstance } from 'fastify'
import { document } from '#schemas/generated/document.ts'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import type { Due } from '#server/subjects/messages/dueMessages.ts'

const m = names('message', 'm')

/** Letters per transaction. */
const atOnce = 50

type Open = { id: number; document: number | null; customer: number | null }

export async function markSent(
  app: FastifyInstance,
  letters: readonly Due[],
  bytesOf: (id: number) => Promise<Buffer>,
): Promise<void> {
  for (let from = 0; from < letters.length; from += atOnce) {
    const some = letters.slice(from, from + atOnce)
    const kept = new Map<number, { sha256: string; size: number }>()
    for (const { id } of some) kept.set(id, await app.storage.put(await bytesOf(id)))
    await app.engine.transaction(async (trx) => {
      const by = system('messages')
      const { rows } = await trx.query<Open>({
        text: `select ${m.id}::int as id, ${m.document_id}::int as document, ${m.customer_id}::int as customer from message m
          where ${m.id} = any($1::bigint[]) and ${m.status} = 'queued' order by ${m.id} for update`,
        values: [some.map(({ id }) => id)],
      })
      const sentAt = new Date(app.now()).toISOString()
      for (const { id, document: before, customer } of rows) {
        const letter = some.find((one) => one.id === id)
        const content = kept.get(id)
        if (!letter || !content) continue
        const stored = { ...content, status: 'sent' as const, sentAt, mimeType: 'application/pdf' }
        const made =
          before === null
            ? await app.records.create(trx, document, { ...draftOf(letter), customer, ...stored }, by)
            : await app.records.act(trx, document, before, { name: 'markSent', decide: () => stored }, by)
        await app.records.update(trx, message, id, { document: made.id }, by)
        await app.records.take(trx, message, id, 'send', {}, by)
      }
    })
  }
}

export const draftOf = ({
  file,
  precasso,
  subject,
  isLetter,
}: Pick<Due, 'file' | 'precasso' | 'subject' | 'isLetter'>) => ({
  file,
  precasso,
  name: `${subject.replace(/[/\\]/g, '-').slice(0, 200) || 'brief'}.pdf`,
  kind: isLetter ? ('fourteen_day_letter' as const) : ('letter_out' as const),
  direction: 'out' as const,
  channel: 'post' as const,
})
