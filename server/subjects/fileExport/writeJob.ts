/**
 * Writes an export as a stream to the storage of documents, with the rights of who asked for it as they are now. A killed
 * one begins anew: what was half written is tidied like any file that did not come in whole.
 */
import type { FastifyInstance } from 'fastify'
import { entityByName } from '#schemas/generated/entities.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { forOutsider, forServer } from '#server/db/outsider.ts'
import { AppError, textsOf, type Text } from '#server/errors.ts'
import { outsiderIn, type Access } from '#server/foundation/access.ts'
import { say } from '#server/foundation/messages.ts'
import { job, type JobContext } from '#server/jobs/job.ts'
import { csvStream } from '#server/lists/export/csv.ts'
import { mostSheetRows, xlsxStream } from '#server/lists/export/xlsx.ts'
import { workingAs } from '#server/subjects/accounts/sessions/workingAs.ts'
import { absentKey } from '#server/subjects/integration/keys/keys.ts'
import { exportSet } from './columnSets.ts'
import { filesOf } from './question.ts'
import { rowsOf } from './rows.ts'
import { acl } from './shapes.ts'
import {
  beginWriting,
  endWriting,
  failWriting,
  rightsOf,
  storedExport,
  tellProgress,
  type StoredExport,
} from './store.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'fileExport.write': { export: number }
  }
}

const retry = { limit: 3, delay: 10, most: 300 }
/** Milliseconds between two notes of how far it is. */
const every = 1000

export const writeJob = job({
  kind: 'fileExport.write',
  atOnce: 2,
  retry,
  work: async ({ export: id }, context) => {
    const { app, attempt } = context
    const found = await storedExport(app.engine, id)
    if (!found || !(await beginWriting(app.engine, id))) return
    const refuse = (why: Text) => failWriting(app.engine, id, say(found.locale, why), app.now())
    try {
      const access = await app.engine.transaction((trx) => accessOf(trx, found, app.now()))
      if (!access?.may(acl) || !access.may(file.access.read)) return await refuse({ key: 'fileExport.accountGone' })
      await forOutsider(outsiderIn(access), () => write(found, access, context))
    } catch (error) {
      if (error instanceof AppError && error.status < 500)
        return await refuse(textsOf(error)[0] ?? { key: 'error.invalid' })
      if (attempt > retry.limit) await refuse({ key: 'fileExport.broke' })
      throw error
    }
  },
})

/** @returns undefined when the account or the key is gone. */
async function accessOf(trx: Trx, found: StoredExport, now: number): Promise<Access | undefined> {
  const { apiKey, createdBy: personId, impersonatorId, locale } = found
  if (apiKey !== null) return absentKey(trx, apiKey, { now, locale })
  return workingAs(trx, { personId, impersonatorId, locale })
}

async function write(found: StoredExport, access: Access, { app, signal }: JobContext): Promise<void> {
  const { id, columns, format, question } = found
  // Texts per language are written in the language of the reader.
  const own = { ...access, textLocale: found.locale, locale: found.locale }
  const context = { engine: app.engine, entity: file, entities: entityByName, access: own, now: app.now() }
  const set = exportSet(columns, context)
  const files = await filesOf(question, context)
  const note = progress(app, id)
  let rows = 0
  async function* counted() {
    for await (const batch of rowsOf(files, set, context, note.tell)) {
      signal.throwIfAborted()
      rows += batch.length
      if (format === 'xlsx' && rows > mostSheetRows)
        throw new AppError(400, { error: { key: 'error.tooManyRows', values: { max: mostSheetRows } } })
      yield batch
    }
  }
  const stream = { csv: csvStream, xlsx: xlsxStream }[format](set.columns, counted(), context)
  const arrived = await app.storage.incoming.receive(stream)
  try {
    await app.storage.keep(arrived)
    await note.settled()
    const { sha256, size } = arrived
    const written = { sha256, size, rows, files: note.done(), rights: rightsOf(access), now: app.now() }
    await forServer(() => app.engine.transaction((trx) => endWriting(trx, id, written)))
  } finally {
    await app.storage.incoming.discard(arrived.path)
  }
}

/** Notes beside the writing how far it is, one at a time; a note that fails is no reason to stop. */
function progress({ engine, log }: FastifyInstance, id: number) {
  let [files, since, running] = [0, 0, Promise.resolve()]
  let isBusy = false
  return {
    tell(done: number) {
      files = done
      if (isBusy || performance.now() - since < every) return
      isBusy = true
      since = performance.now()
      running = forServer(() => tellProgress(engine, id, done))
        .catch((error: unknown) => log.warn({ err: error }, 'the progress of an export was not noted'))
        .finally(() => (isBusy = false))
    },
    done: () => files,
    settled: () => running,
  }
}
