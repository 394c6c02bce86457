/** What is due by step, and its files, as an address asks for it. */
import { expect } from 'vitest'
import { claim, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'

const who = ['ROLE_EMPLOYEE', 'ROLE_PROCESSING', 'ROLE_FILE_SEARCH']

test('one step, one customer and one page are asked for by an address; what is no number is refused', async ({
  api,
}) => {
  api.advance(Date.parse('2026-11-25T10:00:00Z') - api.app.now())
  const { customer } = await openOffice(api)
  const { id: workflow } = await api.create('workflow', { name: 'Zakelijk', code: 'zakelijk', category: 'standard' })
  const { id: step } = await api.create('workflow-step', {
    workflow,
    name: { nl: 'Wachten' },
    actionType: 'wait',
    delayDays: 0,
  })
  await api.as('admin').post(`/api/v4/workflow/${workflow}/activate`, {})
  const [ids, numbers]: [number[], string[]] = [[], []]
  for (const n of [1, 2]) {
    const file = await openFile(api, {
      customer,
      fileType: 'company',
      debtor: { kind: 'company', company: `Bakker ${n}` },
      claims: [claim(`2025-${n}`, '2025-12-31', 1_000)],
    })
    ids.push(file.id)
    numbers.push(file.number)
    const moved = await api.as([...staff, 'ROLE_PROCESSING']).post(`/api/v4/file/${file.id}/workflow`, { workflow })
    expect(moved.statusCode, moved.body).toBe(200)
  }
  const get = (path: string) => api.as(who).get(`/api/v4/processing/${path}`)
  expect((await get(`preview?date=2026-11-30&customer=${customer}`)).json()).toMatchObject({
    items: [{ step: { id: step }, revision: null, total: 2, ready: 2, held: [] }],
    total: 2,
  })
  expect((await get(`preview?customer=${customer + 1}`)).json()).toEqual({ items: [], total: 0 })
  const files = await get(`preview/files?step=${step}&_limit=1&_offset=1`)
  expect(files.json()).toMatchObject({
    items: [{ file: { number: numbers[1] }, wouldDo: 'wait', hold: null }],
    total: 2,
  })
  expect((await get('monitoring?_limit=25&_offset=0')).json()).toEqual({ items: [], total: 0 })
  for (const path of ['preview?step=x', 'preview/files?_limit=1000', 'monitoring?_offset=-1'])
    expect((await get(path)).statusCode, path).toBe(400)
  expect((await api.as(['ROLE_EMPLOYEE']).get('/api/v4/processing/preview')).statusCode).toBe(403)

  // Steps that are called the same are told apart.
  const { id: later } = (await api.as('admin').post(`/api/v4/workflow/${workflow}/revision`, {})).json<{ id: number }>()
  await api.as('admin').post(`/api/v4/workflow/${later}/activate`, {})
  const path = `/api/v4/file/${String(ids[1])}/workflow`
  const moved = await api.as([...staff, 'ROLE_PROCESSING']).post(path, { workflow: later })
  expect(moved.statusCode, moved.body).toBe(200)
  const { items } = (await get('preview')).json<{ items: { revision: number; workflow: string; total: number }[] }>()
  expect(items.map(({ workflow: name, revision, total }) => [name, revision, total]).toSorted()).toEqual([
    ['Zakelijk', 1, 1],
    ['Zakelijk', 2, 1],
  ])
})
