/** Actions on many files: a cost, interest, a note, tags, surveillance and another workflow; and what undoing makes of each. */
import { expect } from 'vitest'
import { as, doRun, idsOf, preview, test, todayOf } from './bulkOffice.ts'

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
