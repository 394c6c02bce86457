/** Writing an entry of a log, and correcting it. People of a client write notes that they see themselves. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { fileLog, type FileLog, type FileLogCreate } from '#schemas/generated/file-log.ts'
import { validateCreate, validateUpdate } from '#schemas/generated/file-log.validate.js'
import { forServer } from '#server/db/outsider.ts'
import { FieldErrors } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import { writerOf } from '#server/records/call.ts'
import { readRecord } from '#server/records/record.ts'
import { createAnswered, updateAnswered, type Write } from '#server/records/requestWrites.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { splitReadBack, withoutBeside, withRelationIds } from '#server/records/values/readBack.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { idFrom } from '#server/sql/id.ts'
import { names } from '#server/sql/names.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { callAbout } from './callAbout.ts'
import { answers, asEntries, asEntry, besideEntry, contextOf, entryShape } from './entries.ts'

const body = {
  type: 'object',
  additionalProperties: true,
  description:
    'As `POST` and `PUT /api/v4/file-log` take it. People of a client give file, subject, content and dataChange.',
}
const right = `${String(fileLog.access.create)} or ROLE_CUSTOMER or ROLE_CONTACT_PERSON`
/** Properties that people of a client may fill in. */
const ofClients = ['file', 'subject', 'content', 'dataChange'] as const

const t = names('file_log_type')

export const writeRoutes: FastifyPluginAsync = async (app) => {
  const writeOf = (request: FastifyRequest): Write => ({
    ...contextOf(app, request),
    ...writerOf(request),
    records: app.records,
  })
  const entryOf = async (request: FastifyRequest, record: string) =>
    (await asEntries(app, request, [JSON.parse(record) as FileLog]))[0]

  app.post(
    '/api/v4/file/logs',
    {
      config: { acl: right, answers: answers(entryShape, 'The entry.', 201) },
      schema: { tags: ['file'], summary: 'Write an entry of a log', body },
    },
    async (request, reply) => {
      const isStaff = request.access.may(fileLog.access.create)
      const { id, record } = isStaff ? await createByStaff(request) : await createByClient(request)
      return reply
        .code(201)
        .header('location', `/api/v4/file/logs/${id}`)
        .send(await entryOf(request, record))
    },
  )

  app.put<{ Params: { id: string } }>(
    '/api/v4/file/logs/:id',
    {
      config: { acl: fileLog.access.update, answers: answers(entryShape, 'The entry.') },
      schema: {
        tags: ['file'],
        summary: 'Correct an entry of a log: its words by its writer for a day, by an administrator later too',
        params: idParams,
        body,
      },
    },
    async (request) => {
      const write = writeOf(request)
      const id = idFrom(request.params.id)
      const of = (record: Body) => asEntry(app, request, record as unknown as FileLog)
      const sent = await withoutBeside(request.body, { names: besideEntry, of }, () => readRecord(id, write))
      const { body: given, standing } = splitReadBack(sent, fileLog, write.access)
      const changes = checkBody(given, fileLog, validateUpdate, write.access)
      const version = typeof changes._version === 'number' ? changes._version : undefined
      const { record } = await updateAnswered(id, changes, { version, standing }, write)
      return entryOf(request, record)
    },
  )

  async function createByStaff(request: FastifyRequest) {
    const write = writeOf(request)
    const given = withRelationIds(request.body, fileLog)
    return createAnswered(checkBody(given, fileLog, validateCreate, write.access), write)
  }

  /** Writes a note of a client's user on a file that they see, with all rights: clients may not write agenda items. */
  async function createByClient(request: FastifyRequest) {
    const given = withRelationIds(request.body, fileLog) as Body
    const other = Object.keys(given).filter((name) => !ofClients.some((own) => own === name))
    if (other.length > 0)
      throw new FieldErrors(Object.fromEntries(other.map((name) => [name, [{ key: 'error.fileLog.notYours' }]])))
    const access = { ...request.access, may: () => true }
    const note = checkBody(given, fileLog, validateCreate, access) as unknown as FileLogCreate
    await visibleRecord(app, callAbout(request, note.file), file)
    const code = note.dataChange?.length ? 'data_change' : 'client_question'
    // Agenda and debtors are not open to people of a client.
    const id = await forServer(() =>
      app.engine.transaction(async (trx) => {
        const { rows } = await trx.query<{ id: number }>({
          text: `select ${t.id}::int as id from file_log_type where ${t.code} = $1 and ${t.active}`,
          values: [code],
        })
        const fixed = {
          category: 'client',
          channel: 'portal',
          visibleToClient: true,
          type: rows[0]?.id ?? null,
        } as const
        const entry = { ...note, ...fixed }
        return (await app.records.create(trx, fileLog, entry, system('fileLog', writerOf(request)))).id
      }),
    )
    return { id, record: await readRecord(id, contextOf(app, request)) }
  }
}
