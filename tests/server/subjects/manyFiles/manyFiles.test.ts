/** Many files at once: chosen by numbers, previewed, changed as a bulk run, and put back where that is honest. */
import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { sendCsv } from '#tests/server/subjects/sendCsv.ts'
import { staff } from '#tests/server/subjects/ledger/office.ts'
import { as, clerk, close, doRun, idsOf, path, preview, test, todayOf } from './bulkOffice.ts'

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
