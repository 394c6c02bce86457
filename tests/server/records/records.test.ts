/** The only write path as the program uses it: in an open transaction, by any author. */
import { expect } from 'vitest'
import { complaint } from '#schemas/generated/complaint.ts'
import { country } from '#schemas/generated/country.ts'
import { dueDiligence } from '#schemas/generated/due-diligence.ts'
import { customer } from '#schemas/generated/customer.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { user } from '#schemas/generated/user.ts'
import { system } from '#server/foundation/writer.ts'
import { Behaviour } from '#server/records/behaviour.ts'
import type { Listener } from '#server/records/hooks.ts'
import { createRecords } from '#server/records/records.ts'
import { test, type Api } from '#tests/support/api.ts'

const by = system('due-diligence')
const aComplaint = {
  receivedAt: '2026-06-01',
  channel: 'email',
  complainant: 'debtor',
  complainantName: 'A. Jansen',
  subject: 'Costs',
  category: 'costs',
} as const
const auditOf = async (api: Api, entity: string) => (await api.rows('audit_log')).filter((row) => row.entity === entity)

test('the program writes what people may not, with the hooks of the entity, and the audit names it', async ({
  api,
}) => {
  const { app, engine } = api
  const made = await engine.transaction((trx) =>
    app.records.create(trx, complaint, { ...aComplaint, answer: 'Answered before.' }, by),
  )
  expect(made).toMatchObject({ number: 'K2026-0001', answer: 'Answered before.', createdBy: null })

  await engine.transaction((trx) => app.records.update(trx, complaint, made.id, { status: 'closed' }, by))
  const lines = await auditOf(api, 'complaint')
  expect(lines).toMatchObject([
    { action: 'create', actor_id: null, actor_name: 'system:due-diligence', request_id: by.requestId },
    { action: 'update', changes: { status: { from: 'new', to: 'closed' } } },
  ])
  const history = (await api.as('admin').get(`${complaint.api}/${made.id}/history`)).json<{ items: object[] }>()
  expect(history.items).toMatchObject([
    { action: 'update', by: null },
    { action: 'create', by: null },
  ])
})

test('whoever listens gets one event per write, after its line in the audit; what a listener refuses is undone', async ({
  api,
}) => {
  const { app, engine } = api
  const heard: unknown[] = []
  const behaviour = new Behaviour()
  const listener: Listener<'country'> = async ({ action, before, after, by: writer }, { trx }) => {
    const { rows } = await trx.query({ text: `select 1 from audit_log where entity = 'country'` })
    heard.push([action, before?.code, after?.code, writer.access.system, rows.length])
    if (after?.code === 'NO') throw new Refused({ key: 'error.invalid' })
  }
  behaviour.add({ listens: { country: [() => listener] } }, app)
  const records = createRecords(app, behaviour)
  const write = <T>(work: (trx: Trx) => Promise<T>) => engine.transaction(work)
  const { id } = await write((trx) => records.create(trx, country, { code: 'XX', name: { nl: 'Nergens' } }, by))
  await write((trx) => records.update(trx, country, id, { code: 'XX' }, by))
  await write((trx) => records.act(trx, country, id, { name: 'rename', decide: () => ({ code: 'XY' }) }, by))
  await expect(write((trx) => records.update(trx, country, id, { code: 'NO' }, by))).rejects.toThrow(Refused)
  await write((trx) => records.delete(trx, country, id, by))
  expect(heard).toEqual([
    ['create', undefined, 'XX', 'due-diligence', 1],
    ['rename', 'XX', 'XY', 'due-diligence', 2],
    ['update', 'XY', 'NO', 'due-diligence', 3],
    ['delete', 'XY', undefined, 'due-diligence', 3],
  ])
})

test('records that lose what they pointed at are told of as well', async ({ api }) => {
  const { app, engine } = api
  const handler = await api.addUser({ username: 'jan' })
  const { id } = await api.create('complaint', { ...aComplaint, handler })
  const heard: unknown[] = []
  const behaviour = new Behaviour()
  const listener: Listener<'complaint'> = ({ action, before, after, id: changed }) => {
    heard.push([action, changed, before?.handler, after?.handler, after?.subject])
  }
  behaviour.add({ listens: { complaint: [() => listener] } }, app)
  await engine.transaction((trx) => createRecords(app, behaviour).delete(trx, user, handler, by))
  expect(heard).toEqual([['update', id, handler, null, aComplaint.subject]])
  expect((await auditOf(api, 'complaint')).map(({ action, changes }) => [action, changes]).at(-1)).toEqual([
    'update',
    { handler: { from: handler, to: null } },
  ])
})

test('several writes of one transaction are stored together or not at all', async ({ api }) => {
  const { app, engine } = api
  const both = engine.transaction(async (trx) => {
    const { id } = await app.records.create(trx, customer, { number: '900', company: 'Bakkerij Blauw B.V.' }, by)
    await app.records.create(trx, dueDiligence, { customer: id }, by)
    await app.records.create(trx, country, { code: 'XX', name: { nl: 'Nergens' } }, by)
    await app.records.create(trx, country, { code: 'XX', name: { nl: 'Nergens' } }, by)
  })
  await expect(both).rejects.toMatchObject({ body: { errors: { code: [{ key: 'error.unique' }] } } })
  expect(await api.rows('due_diligence')).toEqual([])
  expect((await api.rows('customer')).map(({ number }) => number)).not.toContain('900')
  expect(await auditOf(api, 'due-diligence')).toEqual([])
})

test('an action is a write: the hooks of the entity follow it, and one line stands in the audit', async ({ api }) => {
  const { app, engine } = api
  const client = await api.create('customer', { number: '901', company: 'Bakkerij Blauw B.V.' })
  const check = await api.create('due-diligence', { customer: client.id })
  await engine.transaction((trx) =>
    app.records.act(
      trx,
      dueDiligence,
      check.id,
      { name: 'test', decide: () => ({ status: 'in_review' as const }) },
      by,
    ),
  )
  const shown = (await api.rows('customer')).find(({ id }) => id === client.id)
  expect(shown).toMatchObject({ due_diligence_status: 'in_review' })
  expect((await auditOf(api, 'due-diligence')).map(({ action }) => action)).toEqual(['create', 'test'])
})

test('on behalf of a person the program has its own rights, and the audit names the person', async ({ api }) => {
  const { app, engine } = api
  const person = { id: 1, name: 'Sanne' }
  const writer = { ...by, access: { ...by.access, system: undefined, may: () => false, person: null } }
  const behalf = system('portal', { ...writer, access: { ...writer.access, impersonator: person } })
  expect(behalf.access.may('ROLE_SUPER_ADMIN')).toBe(true)
  await engine.transaction((trx) => app.records.note(trx, country, null, { name: 'test' }, behalf))
  expect(await auditOf(api, 'country')).toMatchObject([
    { action: 'test', actor_name: 'system:portal', impersonator_name: 'Sanne', record_id: null, changes: {} },
  ])
})
