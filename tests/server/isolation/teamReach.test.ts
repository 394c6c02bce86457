/**
 * An employee who is limited to a team gets of what hangs on files of other teams the answer that they get of what is
 * not there: by every call that takes an id, whichever record it starts from.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities, entityByName } from '#schemas/generated/entities.ts'
import areas from '#schemas/roles.json' with { type: 'json' }
import { narrowingLinks } from '#schemas/within.ts'
import { isNarrowed } from '#server/sql/within.ts'
import { absentId } from '#tests/support/absentId.ts'
import { createApi, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'
import { leastOf, type JsonSchema } from '#tests/support/leastBody.ts'
import { operationsOf, type Operation } from '#tests/support/operations.ts'
import { emptyTables, startServer } from '#tests/support/server.ts'
import { buildWorld, fingerprint, mark, type World } from './world.ts'

const server = await startServer()
afterAll(server.stop)

const rights = Object.entries(areas).flatMap(([role, area]) =>
  ['portal', 'session'].includes(area) || role === 'ROLE_ADMIN' || role === 'ROLE_SUPER_ADMIN' ? [] : [role],
)
let api: Api
let world: World
let limited: Client

beforeAll(async () => {
  await emptyTables(server.engine)
  api = createApi(server)
  world = await buildWorld(server.engine)
  limited = api.as(rights)
  const { id } = (await limited.get('/api/v3/user/get')).json<{ id: number }>()
  const [mine, theirs] = [idOf('mine', 'team'), idOf('foreign', 'team')]
  const { query } = server.engine
  await query({ text: 'update app_user set only_team_id = $1 where id = $2', values: [mine, id] })
  for (const table of ['collection_file', 'incoming_email']) {
    await query({ text: `update ${table} set team_id = $1 where id % 2 = 1`, values: [mine] })
    await query({ text: `update ${table} set team_id = $1 where id % 2 = 0`, values: [theirs] })
  }
})

const idOf = (whose: keyof World, entity: string): number => world[whose].get(entity)?.id ?? 0

const reader = { person: { onlyTeam: 1 }, may: () => false } as unknown as Parameters<typeof isNarrowed>[1]
const narrowed = entities.filter((entity) => isNarrowed(entity, reader))

/** Calls that every entity has go one way: they are tried on one entity of each way of being narrowed. */
const shapes = new Set(
  [
    ...Map.groupBy(narrowed, ({ access, properties }) => {
      const links = narrowingLinks(access)
      const [link] = links
      const isOwn = properties.some(({ name }) => name === link)
      return links.length === 0 ? 'own' : `${links.length} ${isOwn ? 'relation' : 'inverse'}`
    }).values(),
  ].flatMap(([first]) => first?.name ?? []),
)
const ofAll = /^\/\{id\}(\/(history|usage|undo|reads|ancestors|replace))?$/

type Taking = Operation & { entity: string }

/** Operations on one record of a narrowed entity. */
function taking(): Taking[] {
  return operationsOf(server.app).flatMap((one): Taking[] => {
    const entity = narrowed.find(({ api: base }) => one.path.startsWith(`${base}/{id}`))
    if (!entity) return []
    return ofAll.test(one.path.slice(entity.api.length)) && !shapes.has(entity.name)
      ? []
      : [{ ...one, entity: entity.name }]
  })
}

type Described = { requestBody?: { content: Record<string, { schema: JsonSchema }> } }

function bodyOf({ method, path }: Operation): object {
  const paths = server.app.swagger().paths as Record<string, Record<string, Described>>
  const { requestBody } = paths[path]?.[method.toLowerCase()] ?? {}
  const body = leastOf(requestBody?.content['application/json']?.schema ?? {})
  return typeof body === 'object' && body !== null ? body : {}
}

function send({ method }: Operation, url: string, body: object) {
  if (method === 'GET') return limited.get(url)
  if (method === 'POST') return limited.post(url, body)
  return method === 'PUT' ? limited.put(url, body) : limited.delete(url, body)
}

test('every call on a record of another team answers as for one that is not there, and changes nothing', async () => {
  const calls = taking()
  expect(new Set(calls.map(({ entity }) => entity)).size).toBeGreaterThan(15)
  const before = await fingerprint(server.engine)
  for (const call of calls) {
    const body = bodyOf(call)
    const at = (id: number) => call.path.replace('{id}', String(id)).replaceAll(/\{\w+\}/g, '1')
    const hidden = await send(call, at(idOf('foreign', call.entity)), body)
    const absent = await send(call, at(absentId), body)
    const what = `${call.method} ${call.path}`
    expect([what, hidden.statusCode, hidden.body]).toEqual([what, absent.statusCode, absent.body])
    expect([what, hidden.statusCode]).toEqual([what, expect.toBeOneOf([400, 403, 404, 412, 428])])
  }
  expect(await fingerprint(server.engine)).toBe(before)
})

test('lists, totals and whole exports leave out what hangs on a file of another team', async () => {
  for (const { name, api: base } of narrowed) {
    const answer = await limited.get(base)
    const { items = [] } = answer.json<{ items?: { id: number }[] }>()
    expect([name, items.map(({ id }) => id)]).toEqual([name, answer.statusCode === 200 ? [idOf('mine', name)] : []])
  }
})

/** Calls that start from a debtor, whose own record everybody sees; `refused`: as long as a file of theirs is hidden. */
const fromDebtor: Record<string, { refused?: true; body?: (other: number) => object }> = {
  'GET /api/v4/debtor/{id}/merges': {},
  'POST /api/v4/debtor/{id}/insolvency/preview': { refused: true, body: () => protection },
  'POST /api/v4/debtor/{id}/insolvency': { refused: true, body: () => protection },
  'POST /api/v4/debtor/{id}/insolvency/{event}/end': { refused: true },
  'POST /api/v4/debtor/{id}/merge/preview': { refused: true, body: (other) => ({ other }) },
  'POST /api/v4/debtor/{id}/merge': { refused: true, body: (other) => ({ other }) },
}
const protection = { kind: 'bankruptcy', startDate: '2026-01-20' }
/** They read or write the record of the debtor only. */
const ofDebtorAlone = ['', '/history', '/usage', '/undo', '/reads', '/replace'].flatMap((call) =>
  ['GET', 'PUT', 'DELETE', 'POST'].map((method) => `${method} /api/v4/debtor/{id}${call}`),
)

test('what starts from a debtor with a file of another team is not done, and tells no number and no client', async () => {
  const names = operationsOf(server.app).map(({ method, path }) => `${method} ${path}`)
  const starting = names.filter((name) => name.includes(' /api/v4/debtor/{id}') && !ofDebtorAlone.includes(name))
  expect(starting.toSorted()).toEqual(Object.keys(fromDebtor).toSorted())

  const [debtor, free] = [idOf('foreign', 'debtor'), idOf('mine', 'debtor')]
  const event = idOf('foreign', 'insolvency-event')
  const before = await fingerprint(server.engine)
  for (const [name, { refused, body }] of Object.entries(fromDebtor)) {
    const [method = 'GET', path = ''] = name.split(' ')
    for (const [id, other] of [[debtor, free], ...(body && body(0) !== protection ? [[free, debtor]] : [])] as const) {
      const url = path.replace('{id}', String(id)).replace('{event}', String(event))
      const answer = method === 'GET' ? await limited.get(url) : await limited.post(url, body?.(other) ?? {})
      const says = 'Niet alle dossiers van deze debiteur zijn van uw team'
      expect([name, answer.statusCode, answer.body.includes(says)]).toEqual([
        name,
        refused ? 400 : 200,
        Boolean(refused),
      ])
      expect([name, mark.exec(answer.body)?.[0]]).toEqual([name, undefined])
    }
  }
  // The ways of every entity to the same changes.
  const ways = [
    limited.post(`/api/v4/insolvency-event/${event}/end`, {}),
    limited.post('/api/v4/insolvency-event', { ...protection, debtor }),
  ]
  for (const answer of await Promise.all(ways)) expect(answer.statusCode).toBeOneOf([400, 403, 404])
  expect(withoutReads(await fingerprint(server.engine))).toBe(withoutReads(before))
})

/** The debtor's own account number was read, which is noted. */
const withoutReads = (all: string): string => all.replace(/^read_log .*$/m, '')

test('how many files a debtor has counts those that the person sees', async () => {
  const { query } = server.engine
  const text = `update debtor_contact set email = 'both@example.nl' where debtor_id in ($1, $2)`
  await query({ text, values: [idOf('foreign', 'debtor'), idOf('mine', 'debtor')] })
  const found = await limited.post('/api/v4/debtor/match', { email: 'both@example.nl' })
  const counts = found.json<{ items: { id: number; files: number }[] }>().items.map(({ id, files }) => [id, files])
  expect(Object.fromEntries(counts)).toEqual({ [idOf('mine', 'debtor')]: 1, [idOf('foreign', 'debtor')]: 0 })
})

test('the rows of an import leave out those of which a file of another team was made', async () => {
  const { query } = server.engine
  const [job, row] = [idOf('mine', 'import-job'), idOf('foreign', 'import-row')]
  await query({ text: 'update import_row set job_id = $1 where id = $2', values: [job, row] })
  const rows = `/api/v4/import-job/${job}/rows`
  expect((await limited.get(rows)).statusCode).toBe(404)
  // One's own import stays, without those rows; taking it back would take back what one does not see.
  await query({
    text: `update import_job set created_by_id = (select max(id) from app_user where only_team_id is not null), rows_imported = 2, status = 'completed' where id = $1`,
    values: [job],
  })
  const { items, total } = (await limited.get(rows)).json<{ items: unknown[]; total: number }>()
  expect([items.length, total]).toEqual([1, 1])
  const undo = await limited.post(`/api/v4/import-job/${job}/undo`)
  expect([undo.statusCode, undo.json<{ error: string }>().error]).toEqual([400, expect.stringContaining('uw team')])
  expect(entityByName.get('import-job')?.access.within).toEqual(['rows'])
})

test('a complaint follows the file that its number names, and the report of a year counts what is seen', async () => {
  const { query } = server.engine
  const number = async (id: number) =>
    (await query<{ number: string }>({ text: 'select number from collection_file where id = $1', values: [id] }))
      .rows[0]?.number
  const complaint = {
    receivedAt: '2026-01-20',
    channel: 'post',
    complainant: 'debtor',
    complainantName: 'De Wit',
    subject: 'Klacht',
    category: 'other',
  }
  const hidden = await number(idOf('foreign', 'file'))
  const { id } = await api.create('complaint', { ...complaint, fileNumber: hidden })
  const total = async (client: Client) =>
    (await client.get('/api/v4/complaint/report?year=2026')).json<{ total: number }>().total
  expect((await limited.get(`/api/v4/complaint/${id}`)).statusCode).toBe(404)
  expect((await total(api.as('admin'))) - (await total(limited))).toBe(2)
  // What one writes oneself is accepted alike for a hidden number and for none.
  for (const fileNumber of [hidden, '0000'])
    expect((await limited.post('/api/v4/complaint', { ...complaint, fileNumber })).statusCode).toBe(201)
})
