/** The calls of the agenda that the specification names, each in its shape, and what they refuse. */
import { expect } from 'vitest'
import { fileOf, listed, post, put, test, today, whatIsDue, worker } from './agendaOffice.ts'

test('GET /api/v4/agenda: what is due, overdue first, without files that wait elsewhere', async ({
  api,
  office,
  file,
}) => {
  const others = [await fileOf(api, office.customer, '2'), await fileOf(api, office.customer, '3')]
  await put(api, file.id, { subject: office.other, date: today })
  const late = await put(api, file.id, { subject: office.call, date: '2026-05-28' })
  await put(api, file.id, { subject: office.call, date: '2026-06-08' })
  for (const { id } of others) await put(api, id, { subject: office.call, date: '2026-05-01' })
  await api.as(worker).post(`/api/v4/file/${others[0]?.id}/suspend`, { holdReason: 'Onderzoek' })
  await api.as(worker).post(`/api/v4/file/${others[1]?.id}/start`)
  await api.as(worker).post(`/api/v4/file/${others[1]?.id}/monitor`)
  const due = await listed(api, whatIsDue)
  expect(due.items.map(({ date }) => date)).toEqual(['2026-05-28', today])
  expect(due).toMatchObject({ total: 2, pager: { pages: { total: 1 } } })
  expect(due.items[0]).toMatchObject({
    id: late.id,
    priority: 'high',
    customer: { company: 'Energie Noord B.V.' },
    file: { id: file.id, number: file.number },
  })
  const waiting = await listed(api, '_filter[file.workflowStatus][in]=monitoring,suspend')
  expect(waiting.items.map((item) => item.file.id)).toEqual(others.map(({ id }) => id))
})

test('GET /api/v4/agenda: by what the file and the subject say', async ({ api, office, file }) => {
  await put(api, file.id, { subject: office.call })
  const total = async (query: string) => (await listed(api, query)).total
  expect(await total(`_filter[file.debtor]=${file.debtor}`)).toBe(1)
  expect(await total('_filter[file.debtor][nin]=' + file.debtor)).toBe(0)
  expect(await total('_filter[file.phase]=judicial')).toBe(0)
  expect(await total('_filter[file.fileType]=company')).toBe(1)
  expect(await total('_filter[file.outstanding][gt]=1')).toBe(1)
  expect(await total('_filter[file.outstanding][lt]=1')).toBe(0)
  expect(await total('_filter[subject.department]=commercial')).toBe(1)
  expect(await total('_filter[subject.department]=financial')).toBe(0)
  expect(await total('_filter[file.workflowStep][empty]=true')).toBe(1)
})

test('GET /api/v4/agenda/filter-statuses: all workflow statuses but monitoring and suspend', async ({ api }) => {
  const answer = await api.as(worker).get('/api/v4/agenda/filter-statuses')
  const { items } = answer.json<{ items: { id: string; name: string }[] }>()
  const states = ['not_started', 'in_progress', 'term_payment', 'paused', 'no_more_steps', 'monitoring_in_progress']
  expect(items.map(({ id }) => id)).toEqual([...states, 'closed'])
  expect(items.every(({ name }) => name.length > 0)).toBe(true)
})

test('GET /api/v4/agenda/subjects and get-subjects-list: nobody chooses what only the program makes', async ({
  api,
  office,
  file,
}) => {
  const codes = async (path: string) =>
    (await api.as(worker).get(path)).json<{ items: { code: string }[] }>().items.map(({ code }) => code)
  expect(await codes('/api/v4/agenda/subjects')).toEqual(['call_debtor', 'other'])
  expect(await codes('/api/v3/file-agenda/get-subjects-list')).toEqual(['call_debtor', 'other', 'vo_address'])
  const refused = await api.as(worker).post(`/api/v4/file/${file.id}/agenda`, { subject: office.left })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['subject']])
  expect(await api.rows('agenda_item')).toEqual([])
})

test('POST /api/v4/file/{id}/agenda: day and urgency from the subject, people from the file', async ({
  api,
  office,
  file,
}) => {
  const team = await api.create('team', { name: 'Noord' })
  const ann = await api.addUser({ username: 'ann', acl: worker })
  await api.engine.query({
    text: 'update collection_file set team_id = $1, case_manager_id = $2 where id = $3',
    values: [team.id, ann, file.id],
  })
  // Four days from Tuesday is a Saturday.
  const made = await put(api, file.id, { subject: office.call, note: 'Bel na vijf uur' })
  expect(made).toMatchObject({
    date: '2026-06-08',
    priority: 'high',
    status: 'open',
    note: 'Bel na vijf uur',
    warnings: [],
    team: { id: team.id },
    assignedTo: { id: ann },
    customer: { id: office.customer },
  })
  const sunday = await put(api, file.id, { subject: office.other, date: '2026-06-07', assignedTo: null })
  expect(sunday).toMatchObject({ date: '2026-06-07', priority: 'normal', assignedTo: null })
  expect(sunday.warnings).toHaveLength(1)
  // What the call answers is what its counterpart takes.
  const before = await api.rows('agenda_item')
  const send = (body: object) => api.as(worker).put(`/api/v4/agenda/${String(sunday.id)}`, body)
  const back = await send(sunday)
  expect([back.statusCode, { ...back.json(), warnings: sunday.warnings }]).toEqual([200, sunday])
  const other = await send({ ...sunday, warnings: ['Feestdag'] })
  expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([400, ['warnings']])
  expect(await api.rows('agenda_item')).toEqual(before)
})

test('GET /api/v4/file/{id}/agenda: whole, or with the relations that are asked for', async ({ api, office, file }) => {
  await put(api, file.id, { subject: office.call })
  const get = (query = '') => api.as(worker).get(`/api/v4/file/${file.id}/agenda${query}`)
  expect((await get()).json()).toMatchObject({
    total: 1,
    items: [{ subject: { code: 'call_debtor' }, file: { id: file.id } }],
  })
  const bracketed = (await get('?_relations[]=subject&_relations[]=histories')).json()
  const asked = (await get('?_relations=subject,histories')).json()
  expect(asked.items[0]).toMatchObject({
    file: file.id,
    customer: office.customer,
    subject: { code: 'call_debtor' },
    histories: [{ action: 'create', item: asked.items[0].id }],
  })
  expect(bracketed).toEqual(asked)
  for (const query of ['?_relations=nothing', '?_relations[]=nothing', '?_relations[a]=subject'])
    expect((await get(query)).statusCode).toBe(400)
})

test('GET /api/v4/file/{id}/agenda-histories: who did what, from what, to what', async ({ api, office, file }) => {
  const { id } = await put(api, file.id, { subject: office.call, date: today })
  await post(api, 'change-date', { ids: [id], date: '2026-06-09' })
  await post(api, `${id}/finish`, { note: 'Betaalt morgen' })
  const { items } = (await api.as(worker).get(`/api/v4/file/${file.id}/agenda-histories`)).json()
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['finish', 'update', 'create'])
  const [finished, moved] = items
  expect(finished).toMatchObject({
    item: id,
    note: 'Betaalt morgen',
    user: { name: expect.stringContaining('with-') },
    from: { status: 'open' },
    to: { status: 'done', note: 'Betaalt morgen' },
  })
  expect(moved).toMatchObject({ from: { date: today }, to: { date: '2026-06-09' }, note: null })
})

test('PUT /api/v4/agenda/{id}: changes an open item; its file stays', async ({ api, office, file }) => {
  const { id, _version } = await put(api, file.id, { subject: office.call, date: today })
  const write = (body: object) => api.as(worker).put(`/api/v4/agenda/${id}`, { _version, ...body })
  const other = await fileOf(api, office.customer, '2')
  expect((await write({ file: other.id })).statusCode).toBe(400)
  expect((await write({ subject: office.left })).statusCode).toBe(400)
  const [before] = await api.rows('agenda_item')
  expect(before).toMatchObject({ file_id: file.id, subject_id: office.call, version: 1 })
  expect((await write({ date: '2026-06-10', time: '09:30' })).json()).toMatchObject({
    date: '2026-06-10',
    time: '09:30',
  })
})

test('POST /api/v4/agenda/archive: two hundred items in one call, with two hundred histories', async ({
  api,
  office,
  file,
}) => {
  await api.engine.query({
    text: `insert into agenda_item (file_id, customer_id, subject_id, date, status, source, priority, attempts)
      select $1, $2, $3, '2026-06-01', 'open', 'manual', 'normal', 0 from generate_series(1, 200)`,
    values: [file.id, office.customer, office.call],
  })
  const ids = (await api.rows('agenda_item')).map((row) => Number(row.id))
  const answer = await post(api, 'archive', { ids })
  expect(answer.json()).toEqual({ done: ids, refused: [] })
  const { items } = (await api.as(worker).get(`/api/v4/file/${file.id}/agenda-histories`)).json()
  expect(items.filter(({ action }: { action: string }) => action === 'archive')).toHaveLength(200)
  const again = await post(api, 'archive', { ids: ids.slice(0, 1) })
  expect(again.json()).toMatchObject({ done: [], refused: [{ id: ids[0] }] })
})

test('POST /api/v4/agenda/export: a file, with what the files say', async ({ api, office, file }) => {
  const kept = await put(api, file.id, { subject: office.call, note: '=1+1' })
  await put(api, file.id, { subject: office.other, date: today })
  const csv = await post(api, 'export', { ids: [kept.id], format: 'csv' })
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.headers['content-disposition']).toContain(`agenda-${today}.csv`)
  const [head = '', ...lines] = csv.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`08-06-2026;;Debiteur bellen;${file.number};Energie Noord B.V.`)
  expect(lines[0]).toContain(`'=1+1`)
  expect(lines[0]).toContain('Bakker 1')
  expect(head.split(';')).toHaveLength(lines[0]?.split(';').length ?? 0)
  const sheet = await post(api, 'export', { format: 'xlsx', _filter: { status: 'open' } })
  expect(sheet.headers['content-type']).toContain('spreadsheetml')
  expect((await post(api, 'export', { _filter: { nothing: '1' } })).statusCode).toBe(400)
  const notes = (await api.rows('audit_log')).filter(({ action }) => action === 'export')
  expect(notes).toMatchObject([{ entity: 'agenda-item' }, { entity: 'agenda-item' }])
})

test('GET /api/v4/agenda/counts: by subject and team, without files that wait elsewhere', async ({
  api,
  office,
  file,
}) => {
  const hidden = await fileOf(api, office.customer, '2')
  const team = await api.create('team', { name: 'Noord' })
  await put(api, file.id, { subject: office.call, date: '2026-06-01', team: team.id })
  await put(api, file.id, { subject: office.call, date: today })
  await put(api, file.id, { subject: office.other, date: today })
  await put(api, file.id, { subject: office.other, date: '2026-06-03' })
  await put(api, hidden.id, { subject: office.call, date: today })
  await api.as(worker).post(`/api/v4/file/${hidden.id}/suspend`, { holdReason: 'Onderzoek' })
  const counts = (await api.as(worker).get('/api/v4/agenda/counts')).json()
  expect(counts).toMatchObject({ total: 3, overdue: 1, mine: 0 })
  expect(counts.subjects).toMatchObject([
    { id: office.call, total: 2, overdue: 1, department: 'commercial' },
    { id: office.other, total: 1, overdue: 0 },
  ])
  expect(counts.teams).toMatchObject([
    { id: null, total: 2 },
    { id: team.id, name: 'Noord', total: 1, overdue: 1 },
  ])
})

test('whoever lacks the right reads and does nothing', async ({ api, office, file }) => {
  const { id } = await put(api, file.id, { subject: office.call, date: today })
  const [before] = await api.rows('agenda_item')
  const portal = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
  const paths = [
    'agenda',
    'agenda/counts',
    'agenda/filter-statuses',
    `file/${file.id}/agenda`,
    'agenda/day?date=2026-06-02',
  ]
  for (const path of [...paths, `file/${file.id}/agenda-histories`])
    expect((await portal.get(`/api/v4/${path}`)).statusCode, path).toBe(403)
  const reader = api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'])
  const calls = { archive: {}, 'change-date': { date: '2026-06-09' }, 'case-manager': { assignedTo: null } }
  const more = { entries: { note: 'x' }, 'reset-dialer-threshold': {}, 'update-file': { team: null }, export: {} }
  for (const [name, body] of Object.entries({ ...calls, ...more }))
    expect((await reader.post(`/api/v4/agenda/${name}`, { ids: [id], ...body })).statusCode, name).toBe(403)
  expect(await api.rows('agenda_item')).toEqual([before])
})
