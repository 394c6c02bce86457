/** Entries of the log for their reader: with their attachments, and whether this person may still change the words. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { outdatedRows, shownData } from '#domain/fileLog/dataChange.ts'
import { mayEditWords } from '#domain/fileLog/editing.ts'
import type { Entity } from '#schemas/entity.ts'
import { document } from '#schemas/generated/document.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { fileLog, type FileLog } from '#schemas/generated/file-log.ts'
import { list } from '#server/lists/list.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import type { Context } from '#server/lists/page.ts'
import { callOf } from '#server/records/call.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { standingOf } from './debtorData.ts'

type App = Pick<FastifyInstance, 'engine' | 'now'>
export type Attachment = {
  id: number
  name: string
  mimeType: string | null
  size: number | null
  visibleToClient: boolean
}
export type Entry = FileLog & { attachments: Attachment[]; mayEdit: boolean }

export const contextOf = ({ engine, now }: App, request: FastifyRequest, entity: Entity = fileLog): Context => ({
  engine,
  entity,
  entities: entityByName,
  access: request.access,
  now: now(),
  call: callOf(request),
})

/** @param records As the list or the record answers them. */
export async function asEntries(app: App, request: FastifyRequest, records: readonly FileLog[]): Promise<Entry[]> {
  const { access } = request
  const attachments = await attachmentsOf(app, request, records)
  const editor = { id: access.person?.id ?? null, isAdmin: access.may('ROLE_ADMIN') }
  const isEditor = access.may(fileLog.access.update)
  return records.map((record) => ({
    ...record,
    attachments: attachments.get(record.id) ?? [],
    mayEdit: isEditor && mayEditWords({ ...record, writer: record.user?.id ?? null }, editor, app.now()),
  }))
}

/** Entry with what stands beside it: of proposed data what the debtor has now. */
export async function asEntry(app: App, request: FastifyRequest, record: FileLog) {
  const [entry = { ...record, attachments: [], mayEdit: false }] = await asEntries(app, request, [record])
  const isOpen = record.dataChangeStatus === 'pending' && request.access.may('ROLE_EMPLOYEE')
  const current = isOpen ? await shownOf(app, record.file.id) : null
  return { ...entry, current, outdated: current ? outdatedRows(record.dataChange ?? [], current) : [] }
}
export const besideEntry = ['attachments', 'mayEdit', 'current', 'outdated'] as const

/** Data of the debtor of a file that an entry may propose to change. */
export async function shownOf({ engine, now }: App, file: number) {
  const standing = await standingOf(engine, file, { today: todayAt(now()) })
  return standing ? shownData(standing.data) : null
}

/** Attachments by entry; people of a client receive those that are for them. */
async function attachmentsOf(app: App, request: FastifyRequest, records: readonly FileLog[]) {
  const byEntry = new Map<number, Attachment[]>()
  const { access } = request
  if (records.length === 0 || !access.may(document.access.read)) return byEntry
  const ids = records.map(({ id }) => String(id))
  const query = readListQuery({ _filter: { log: { in: ids } }, _limit: '1000' }, document, access)
  const { body = '{"items":[]}' } = await list(query, contextOf(app, request, document))
  const { items } = JSON.parse(body) as { items: (Attachment & { log: { id: number } | null })[] }
  for (const { id, name, mimeType, size, visibleToClient, log } of items.toReversed())
    if (log)
      byEntry.set(log.id, [
        ...(byEntry.get(log.id) ?? []),
        { id, name, mimeType, size, visibleToClient: Boolean(visibleToClient) },
      ])
  return byEntry
}

export const entryShape = {
  ...whole({
    id: { type: 'integer' },
    attachments: {
      type: 'array',
      items: whole({
        id: { type: 'integer' },
        name: { type: 'string' },
        mimeType: { type: ['string', 'null'] },
        size: { type: ['integer', 'null'] },
        visibleToClient: { type: 'boolean' },
      }),
    },
    mayEdit: { type: 'boolean', description: 'Whether you may still change what was said: its writer, for a day.' },
  }),
  description: 'As `GET /api/v4/file-log/{id}` has it, with what follows here.',
  additionalProperties: true,
}
export const answers = (schema: object, description: string, status = 200) => ({
  [status]: { description, content: { 'application/json': { schema } } },
})
