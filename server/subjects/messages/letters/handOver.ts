/**
 * Hands letters over in batches: a folder with each letter, all of them as one file, and a list. The folder gets its name once it
 * is complete, so whoever prints never sees half a batch; letters of a folder that is there are sent, whatever happened
 * afterwards, and never printed again.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { manifest } from '#domain/messages/manifest.ts'
import { message } from '#schemas/generated/message.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { dueColumns, takeDue, type Due } from '#server/subjects/messages/dueMessages.ts'
import { joinPdfs } from './joinPdfs.ts'
import { printLetters } from './printLetters.ts'
import { markSent } from './markSent.ts'
import { templatesOf } from '#server/subjects/messages/templates.ts'

/** Letters of one batch: so many are joined in the memory of a thread. */
const mostInBatch = 500
/** Letters that are taken by one transaction. */
const atOnce = 100

const m = names('message', 'm')

export async function handOverDue(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  await finishBegun(app, signal)
  for (let isLast = false; !isLast && !signal.aborted;) {
    const batch = await takeBatch(app)
    isLast = batch.isLast
    await handOver(app, batch.taken)
  }
}

/** Taken in parts, because all that is known of the files of a part is in memory. */
async function takeBatch(app: FastifyInstance): Promise<{ taken: Due[]; isLast: boolean }> {
  const now = app.now()
  let name: string | undefined
  // A random name, so that it is never that of another database, whose folder would be taken for this one's.
  const batch = (first: number) => (name ??= `letters-${todayAt(now)}-${first}-${randomBytes(4).toString('hex')}`)
  const taken: Due[] = []
  for (let from = 0; from < mostInBatch; from += atOnce) {
    const part = await app.engine.transaction((trx) => takeDue(app, trx, 'post', { now, most: atOnce, batch }))
    taken.push(...part.taken)
    if (part.isLast) return { taken, isLast: true }
  }
  return { taken, isLast: false }
}

/** Batches of a process that died: no other one is at work, because jobs of the same group never are. */
async function finishBegun(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  const begun = `from message m where ${m.channel} = 'post' and ${m.status} = 'queued' and ${m.provider_reference}`
  const { rows: batches } = await app.engine.query<{ reference: string }>({
    text: `select ${m.provider_reference} as reference ${begun} is not null group by 1 order by min(${m.id})`,
  })
  // Batches go one after the other: all letters at once, with their texts, would fill the memory.
  for (const { reference } of batches) {
    if (signal.aborted) return
    const { rows } = await app.engine.query<Due>({
      text: `select ${dueColumns} ${begun} = $1 order by ${m.id}`,
      values: [reference],
    })
    await handOver(app, rows)
  }
}

async function handOver(app: FastifyInstance, letters: readonly Due[]): Promise<void> {
  const [{ reference } = { reference: null }] = letters
  if (reference === null) return
  const folder = join(app.config.postDir, reference)
  if (!(await exists(folder))) await printBatch(app, letters, folder)
  const printed = new Set(await readdir(folder))
  await markSent(
    app,
    letters.filter(({ id }) => printed.has(nameOf(id))),
    (id) => readFile(join(folder, nameOf(id))),
  )
}

async function printBatch(app: FastifyInstance, letters: readonly Due[], folder: string): Promise<void> {
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const right = new Set<number>()
  await printLetters(app, letters, async (printed) => {
    if ('problem' in printed) return fail(app, printed.id, printed.problem)
    await writeFile(join(draft, nameOf(printed.id)), printed.bytes)
    right.add(printed.id)
  })
  const sorted = letters.filter(({ id }) => right.has(id)).toSorted((a, b) => order(a.to, b.to))
  if (sorted.length > 0) await writeList(app, sorted, draft)
  await rename(draft, folder)
}

async function writeList(app: FastifyInstance, sorted: readonly Due[], draft: string): Promise<void> {
  const pages = await joinPdfs(
    sorted.map(({ id }) => join(draft, nameOf(id))),
    join(draft, 'letters.pdf'),
  )
  const templates = await templatesOf(
    app.engine,
    sorted.map(({ template }) => ({ channel: 'post', template: template ?? 0 })),
  )
  const sheets = sorted.map(({ id, to, template }, index) => {
    const record = templates.get(`post ${template ?? 0}`)?.record ?? {}
    const is = (name: string) => record[name] === true
    const print = { duplex: is('duplex'), colour: is('colour'), registered: is('registered') }
    return { message: id, file: nameOf(id), to, pages: pages[index] ?? 0, ...print }
  })
  await writeFile(join(draft, 'manifest.csv'), manifest(sheets))
}

const fail = (app: FastifyInstance, id: number, failReason: string): Promise<void> =>
  app.engine.transaction(async (trx) => {
    await app.records.take(trx, message, id, 'fail', { failReason: failReason.slice(0, 400) }, system('messages'))
  })

const nameOf = (id: number): string => `letter-${id}.pdf`

/** Order by the town on the envelope, as post is sorted. */
const order = (one: string, other: string): number => {
  const [a, b] = [one, other].map((to) => to.split('\n').at(-1) ?? '')
  return (a ?? '') < (b ?? '') ? -1 : Number((a ?? '') > (b ?? ''))
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
