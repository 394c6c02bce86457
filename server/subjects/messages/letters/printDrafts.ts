/** Letters that a person approves first: printed as soon as they are written, and shown at /view-documents. */
import type { FastifyInstance } from 'fastify'
import { document } from '#schemas/generated/document.ts'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { dueColumns, type Due } from '#server/subjects/messages/dueMessages.ts'
import { draftOf } from './markSent.ts'
import { printLetters, type Printed } from './printLetters.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'messages.print': Record<string, never>
  }
}

const m = names('message', 'm')

/** Letters that are read at a time. */
const atOnce = 100

export const printJob = job({
  kind: 'messages.print',
  schedule: '20 * * * *',
  key: () => 'drafts',
  group: () => 'drafts',
  work: (_data, { app, signal }) => printDrafts(app, signal),
})

async function printDrafts(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  for (let after = 0; !signal.aborted;) {
    const { rows } = await app.engine.query<Due>({
      text: `select ${dueColumns} from message m where ${m.channel} = 'post' and ${m.status} = 'draft' and ${m.document_id} is null and ${m.id} > $1
        order by ${m.id} limit ${atOnce}`,
      values: [after],
    })
    if (rows.length === 0) return
    after = rows.at(-1)?.id ?? after
    await printLetters(app, rows, (printed, letter) => keep(app, printed, letter as Due))
  }
}

/** Keeps a printed draft. One that cannot be printed stays as it is; who approves it learns why when it is to leave. */
async function keep(app: FastifyInstance, printed: Printed, letter: Due): Promise<void> {
  if ('problem' in printed) return
  const content = await app.storage.put(printed.bytes)
  await app.engine.transaction(async (trx) => {
    const { rows } = await trx.query<{ customer: number | null }>({
      text: `select ${m.customer_id}::int as customer from message m where ${m.id} = $1 and ${m.status} = 'draft' and ${m.document_id} is null for update`,
      values: [letter.id],
    })
    const [draft] = rows
    if (!draft) return
    const by = system('messages')
    const values = { ...draftOf(letter), ...draft, ...content, mimeType: 'application/pdf', status: 'to_send' as const }
    const made = await app.records.create(trx, document, values, by)
    await app.records.update(trx, message, letter.id, { document: made.id }, by)
  })
}
