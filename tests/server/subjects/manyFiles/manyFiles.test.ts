/** Many files at once: chosen by numbers, previewed, changed as a bulk run, and put back where that is honest. */
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { sendCsv } from '#tests/server/subjects/sendCsv.ts'
import { claim, euros, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

type Run = {
  id: number
  state: string
  total: number
  counts: Record<string, number>
  reasons: { text: string; count: number }[]
  mayUndo: boolean
  why: string | null
}
type Preview = { run: Run; unknown: string[]; several: { text: string; count: number }[] }

const todayOf = (api: Api) => dayOf(api.app.now())
const path = '/api/v4/file/bulk'
const clerk = [...staff, 'ROLE_FILE_BULK_ACTIONS']
const as = (api: Api) => api.as(clerk)

const test = base
  .extend('office', async ({ api }) => {
    const { customer } = await openOffice(api)
    const { id: costType } = await api.create('cost-type', {
      code: 'search',
      name: { nl: 'Uittreksel' },
      category: 'other',
      chargeTo: 'debtor',
      defaultAmount: euros(12.5),
      effectiveFrom: '2012-07-01',
    })
    const { id: subject } = await api.create('agenda-subject', {
      code: 'call_debtor',
      name: { nl: 'Bellen' },
      department: 'administrative',
    })
    return { customer, costType, subject }
  })
  .extend('files', async ({ api, office }) => {
    const made: { id: number; number: string }[] = []
    for (let n = 1; n <= 4; n += 1)
      made.push(
        await openFile(api, {
          customer: office.customer,
          fileType: 'company',
          debtor: { kind: 'company', company: `Bakker ${n}` },
          clientReference: n < 3 ? 'DUBBEL' : `REF-${n}`,
          claims: [claim(`2025-${n}`, '2025-12-31', 100)],
        }),
      )
    return made
  })

async function preview(api: Api, body: object): Promise<Preview> {
  const answer = await as(api).post(`${path}/preview`, body)
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json()
}
const progress = async (api: Api, { id }: Run): Promise<Run> => (await as(api).get(`/api/v4/bulk-run/${id}`)).json()
async function doRun(api: Api, run: Run, step: 'start' | 'undo' = 'start'): Promise<Run> {
  const body = step === 'start' ? { count: run.total } : undefined
  const answer = await as(api).post(`/api/v4/bulk-run/${run.id}/${step}`, body)
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  await api.runDue()
  return progress(api, run)
}
const close = async (api: Api, id: number) => {
  const { id: closeReason } = await api.create('close-reason', {
    code: 'other',
    name: { nl: 'Overig' },
    group: 'client',
  })
  expect((await as(api).post(`/api/v4/file/${id}/close`, { closeReason })).statusCode).toBe(200)
}
const idsOf = (files: readonly { id: number }[]) => files.map(({ id }) => id)

test('numbers and references say which files; what names none, or several, is told', async ({ api, files }) => {
  const numbers = [files[0]?.number, ` ${files[1]?.number.toLowerCase()} `, 'REF-3', files[0]?.number, 'DUBBEL', 'X-1']
  const found = await as(api).post(`${path}/find`, { numbers })
  expect(found.json()).toEqual({
    ids: idsOf(files.slice(0, 3)),
    unknown: ['X-1'],
    several: [{ text: 'DUBBEL', count: 2 }],
  })
  const made = await preview(api, { action: 'update', values: { phase: 'judicial' }, numbers })
  expect(made).toMatchObject({ run: { total: 3, counts: { change: 3 } }, unknown: ['X-1'] })
  const none = await as(api).post(`${path}/preview`, {
    action: 'update',
    values: { phase: 'judicial' },
    numbers: ['X'],
  })
  expect(none.statusCode).toBe(400)
})

test('a column of a file says which', async ({ api, files }) => {
  const lines = files.map(({ number }, index) => `Naam ${index};${number}`)
  const read = await sendCsv(as(api), `${path}/read`, ['naam;dossier', ...lines])
  expect(read.json()).toMatchObject({
    rows: 4,
    columns: [
      { header: 'naam', found: 0 },
      { header: 'dossier', found: 4, texts: files.map(({ number }) => number) },
    ],
  })
})

test('a preview says for each file what would be, and writes nothing', async ({ api, files }) => {
  await close(api, files[3]?.id ?? 0)
  const before = await Promise.all(['collection_file', 'agenda_item', 'audit_log'].map(api.rows))
  const { run } = await preview(api, { action: 'pause', values: { holdReason: 'Vakantie' }, ids: idsOf(files) })
  expect(run).toMatchObject({ state: 'previewed', counts: { change: 3, refused: 1 } })
  expect(run.reasons).toMatchObject([{ count: 1 }])
  expect(await Promise.all(['collection_file', 'agenda_item', 'audit_log'].map(api.rows))).toEqual(before)
})

test('an item of the agenda is added to each open file, and taken back where nobody touched it', async ({
  api,
  office,
  files,
}) => {
  await close(api, files[3]?.id ?? 0)
  const values = { subject: office.subject, date: todayOf(api), note: 'Nabellen' }
  const { run } = await preview(api, { action: 'addAgenda', values, ids: idsOf(files) })
  expect(run).toMatchObject({
    counts: { change: 3, refused: 1 },
    reasons: [{ text: 'Dit dossier is gesloten.', count: 1 }],
  })
  expect(await api.rows('agenda_item')).toEqual([])
  const done = await doRun(api, run)
  expect(done).toMatchObject({ state: 'done', counts: { changed: 3, refused: 1 }, mayUndo: true })
  const items = await api.rows('agenda_item')
  expect(items).toHaveLength(3)
  expect(items[0]).toMatchObject({
    file_id: files[0]?.id,
    customer_id: office.customer,
    date: todayOf(api),
    note: 'Nabellen',
    status: 'open',
  })

  const finished = await api.as([...clerk, 'ROLE_AGENDA']).post(`/api/v4/agenda/${String(items[0]?.id)}/finish`)
  expect([finished.statusCode, finished.body]).toEqual([200, finished.body])
  const undone = await doRun(api, run, 'undo')
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 1 } })
  expect((await api.rows('agenda_item')).map(({ status }) => status)).toEqual(['done', 'cancelled', 'cancelled'])
  const { items: told } = (await as(api).get(`/api/v4/bulk-run/${run.id}/records`)).json<{
    items: { outcome: string; errors: string[] }[]
  }>()
  expect(told[0]).toMatchObject({ outcome: 'kept', errors: [expect.any(String)] })
})

test('a cost is booked on each, and its undoing is a reversal', async ({ api, office, files }) => {
  const { run } = await preview(api, {
    action: 'addCost',
    values: { costType: office.costType, date: todayOf(api) },
    ids: idsOf(files),
  })
  expect(run.counts).toMatchObject({ change: 4 })
  await doRun(api, run)
  expect((await api.rows('collection_file')).map((row) => Number(row.other_costs))).toEqual([1250, 1250, 1250, 1250])
  const undone = await doRun(api, run, 'undo')
  expect(undone.counts).toMatchObject({ undone: 4 })
  expect((await api.rows('cost_line')).map(({ status }) => status)).toEqual(Array(4).fill('reversed'))
  expect((await api.rows('collection_file')).map((row) => Number(row.other_costs))).toEqual([0, 0, 0, 0])
})

test('another interest holds for each, and its undoing brings the old one back', async ({ api, files }) => {
  const values = { type: 'none', reason: 'Afgesproken met de klant' }
  const interest = async () => (await api.rows('collection_file')).map((row) => Number(row.interest))
  const [before, settings] = [await interest(), await api.rows('interest_setting')]
  expect(before.some((cents) => cents > 0)).toBe(true)
  const { run } = await preview(api, { action: 'setInterest', values, ids: idsOf(files) })
  expect(run.counts).toMatchObject({ change: 4 })
  await doRun(api, run)
  expect(await api.rows('interest_setting')).toHaveLength(settings.length + 4)
  expect(await interest()).toEqual([0, 0, 0, 0])
  expect((await doRun(api, run, 'undo')).counts).toMatchObject({ undone: 4 })
  expect(await api.rows('interest_setting')).toEqual(settings)
  expect(await interest()).toEqual(before)
})

test('a note stays: a log is not undone', async ({ api, files }) => {
  const { run } = await preview(api, {
    action: 'addNote',
    values: { subject: 'Overgedragen', visibleToClient: false },
    ids: idsOf(files),
  })
  const done = await doRun(api, run)
  expect(done).toMatchObject({ counts: { changed: 4 }, mayUndo: false, why: expect.any(String) })
  expect(await api.rows('file_log')).toHaveLength(4)
})

test('tags are added beside others, and undoing leaves a file alone that was changed since', async ({ api, files }) => {
  const tag = async (name: string) => (await api.create('tag', { name })).id
  const [old, added] = [await tag('Oud'), await tag('Nieuw')]
  const put = async (id: number, body: object) => {
    const { _version } = (await as(api).get(`/api/v4/file/${id}`)).json<{ _version: number }>()
    const answer = await as(api).put(`/api/v4/file/${id}`, { ...body, _version })
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
  }
  const [first = 0, second = 0, third = 0] = idsOf(files)
  await put(first, { tags: [old] })
  await put(second, { tags: [added] })
  const { run } = await preview(api, { action: 'addTags', values: { tags: [added] }, ids: [first, second, third] })
  expect(run.counts).toMatchObject({ change: 2, same: 1 })
  await doRun(api, run)
  const tagsOf = async (id: number) =>
    (await as(api).get(`/api/v4/file/${id}`))
      .json<{ tags: { id: number }[] }>()
      .tags.map((one) => one.id)
      .toSorted()
  expect(await tagsOf(first)).toEqual([old, added])
  await put(third, { clientReference: 'ANDERS' })
  expect((await doRun(api, run, 'undo')).counts).toMatchObject({ undone: 1, kept: 1 })
  expect([await tagsOf(first), await tagsOf(third)]).toEqual([[old], [added]])
})

test('surveillance starts for each debtor once, and stops again as long as nobody was told', async ({ api, files }) => {
  const debtor = Number((await api.rows('collection_file'))[0]?.debtor_id)
  expect((await as(api).post('/api/v4/address-surveillance', { file: files[0]?.id, debtor })).statusCode).toBe(201)
  const { run } = await preview(api, { action: 'watchAddress', values: {}, ids: idsOf(files) })
  expect(run).toMatchObject({
    counts: { change: 3, refused: 1 },
    reasons: [{ text: 'Deze debiteur wordt al bewaakt.', count: 1 }],
  })
  await doRun(api, run)
  expect((await doRun(api, run, 'undo')).counts).toMatchObject({ undone: 3 })
  expect((await api.rows('address_surveillance')).map(({ status }) => status)).toEqual([
    'requested',
    'ended',
    'ended',
    'ended',
  ])
})

test('files are moved to a workflow, and back to the one that they had', async ({ api, files }) => {
  const flow = async (code: string) => {
    const { id } = await api.create('workflow', { name: code, code, category: 'standard' })
    await api.create('workflow-step', { workflow: id, name: { nl: 'Wachten' }, actionType: 'wait', delayDays: 3 })
    await api.engine.query({
      text: `update workflow set status = 'active', activated_at = now() where id = $1`,
      values: [id],
    })
    return id
  }
  const [one, other] = [await flow('een'), await flow('twee')]
  const [first = 0, second = 0] = idsOf(files)
  await doRun(api, (await preview(api, { action: 'changeWorkflow', values: { workflow: one }, ids: [first] })).run)
  const { run } = await preview(api, { action: 'changeWorkflow', values: { workflow: other }, ids: [first, second] })
  expect(run.counts).toMatchObject({ change: 2 })
  await doRun(api, run)
  const flows = async () => (await api.rows('collection_file')).slice(0, 2).map((row) => row.workflow_id)
  expect(await flows()).toEqual([other, other])
  const undone = await doRun(api, run, 'undo')
  expect(undone.counts).toMatchObject({ undone: 1, kept: 1 })
  expect(await flows()).toEqual([one, other])
})

test('what is asked is checked before any file is', async ({ api, files }) => {
  const ids = idsOf(files)
  const refusals = [
    [{ action: 'addAgenda', values: { date: todayOf(api) }, ids }, 'subject'],
    [{ action: 'addAgenda', values: { file: absentId, subject: absentId, date: todayOf(api) }, ids }, 'file'],
    [{ action: 'addTags', values: {}, ids }, 'tags'],
    [{ action: 'changeWorkflow', values: {}, ids }, 'workflow'],
    [{ action: 'close', values: {}, ids }, 'closeReason'],
    [{ action: 'nothing', ids }, 'action'],
  ] as const
  for (const [body, field] of refusals) {
    const answer = await as(api).post(`${path}/preview`, body)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: { [field]: [expect.any(String)] } }])
  }
  expect(await api.rows('bulk_run')).toEqual([])
})

test('without the right nothing is previewed, and a team sees only its own files', async ({ api, files }) => {
  const ids = idsOf(files)
  const values = { subject: 'X' }
  expect((await api.as(staff).post(`${path}/preview`, { action: 'addNote', values, ids })).statusCode).toBe(403)
  expect((await api.as(staff).post(`${path}/find`, { numbers: ['X'] })).statusCode).toBe(403)
  expect((await api.as(staff).post(path, { action: 'addNote', values, ids })).statusCode).toBe(403)

  const { id: team } = await api.create('team', { name: 'Noord' })
  const { id: other } = await api.create('team', { name: 'Zuid' })
  await as(api).get('/api/v4/file')
  await api.engine.query({
    text: `update app_user set only_team_id = $1 where username like 'with-%bulk_actions'`,
    values: [team],
  })
  const text = 'update collection_file set team_id = case id when $2 then $1::bigint else $3 end'
  await api.engine.query({ text, values: [team, ids[0], other] })
  const found = await as(api).post(`${path}/find`, { numbers: files.map(({ number }) => number) })
  expect(found.json()).toEqual({ ids: [ids[0]], unknown: files.slice(1).map(({ number }) => number), several: [] })
  const { run } = await preview(api, { action: 'addNote', values, ids })
  expect(run.counts).toMatchObject({ change: 1, refused: 3 })
})

test('numbers are found with hyphens, points and blanks of any kind, as the search of the list finds them', async ({
  api,
  files,
}) => {
  const [file] = files
  const number = String(file?.number)
  const numbers = [
    `${number.slice(0, 4)}-${number.slice(4)}`,
    `${number} `,
    `\u00A0${number}\u00A0`,
    `${number.slice(0, 4)}\u00A0${number.slice(4)}`,
    `${number.slice(0, 4)}.${number.slice(4)}`,
  ]
  for (const one of numbers)
    expect((await as(api).post(`${path}/find`, { numbers: [one] })).json()).toEqual({
      ids: [file?.id],
      unknown: [],
      several: [],
    })
})
