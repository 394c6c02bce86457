/**
 * What follows from a write, subject by subject: each listener has an occasion here on which it is noticed, and what fails in
 * it undoes the write that it follows.
 */
import { expect } from 'vitest'
import { employeeGroup } from '#schemas/generated/employee-group.ts'
import { user } from '#schemas/generated/user.ts'
import { system } from '#server/foundation/writer.ts'
import { subjects } from '#server/subjects.ts'
import { test, type Api } from '#tests/support/api.ts'
import { accountOccasions } from './occasions/ofAccounts.ts'
import { fileOccasions } from './occasions/ofFiles.ts'
import { moneyOccasions } from './occasions/ofMoney.ts'

const occasions = { ...fileOccasions, ...moneyOccasions, ...accountOccasions }

/** These write nothing: what they refuse is told below, and what a document leaves behind in tests of documents. */
const refusing = [
  'document forgetReplaced',
  'user keepKeeper',
  'employee-group keepKeeperOfGroup',
  'email-template keepEmailTemplate',
  'post-mail-template keepLetterTemplate',
  'sms-template keepSmsTemplate',
]

/** What enqueues a job, which does not exist before a runner has started; `costTable.test.ts` and `unlawfulTries.test.ts` run it. */
const enqueuing = ['customer followAgreement', 'legal-type followGround']

/** Told as complaints are, which have their occasion here; `webhooks/events.test.ts` has one for each. */
const telling = [
  'arrangement arrangementEvents',
  'dispute disputeEvents',
  'document documentEvents',
  'file fileEvents',
  'file-log questionEvents',
  'message messageEvents',
  'payment paymentEvents',
]

test('every listener of a subject has its occasion', () => {
  const named = subjects.flatMap(({ listens = {} }) =>
    Object.entries(listens).flatMap(([entity, makers]) => makers.map(({ name }) => `${entity} ${name}`)),
  )
  expect(named.sort()).toEqual([...Object.keys(occasions), ...refusing, ...enqueuing, ...telling].sort())
})

/** All that the write and its listener could have changed. */
const tables = [
  'app_user',
  'app_user_customers',
  'contact_person',
  'customer',
  'api_alert_rule',
  'api_client',
  'complaint',
]
const stored = (api: Api, into: string) =>
  Promise.all([...tables, 'webhook', 'audit_log', 'mail', into].map((table) => api.rows(table)))

test.for(Object.entries(occasions))('%s follows from the write', async ([, { prepare, into, seen, look }], { api }) => {
  const write = await prepare(api)
  await write()
  const rows = await api.rows(into)
  expect(rows.map((row) => (look ? look(row) : row))).toEqual(seen)
})

test.for(Object.entries(occasions))('%s: what fails in it undoes the write', async ([, occasion], { api }) => {
  const { prepare, into, writes = 'insert or update or delete' } = occasion
  const write = await prepare(api)
  const before = await stored(api, into)
  await api.engine.query({
    text: `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
      create trigger refuse before ${writes} on ${into} for each row execute function refuse()`,
  })
  try {
    const answer = await write().catch(() => 500)
    expect(answer).toBe(500)
  } finally {
    await api.engine.query({ text: 'drop function refuse() cascade' })
  }
  expect(await stored(api, into)).toEqual(before)
})

test('the last who may give rights keeps that right, as an account and by a group', async ({ api }) => {
  const { app, engine } = api
  const give = ['ROLE_SETTINGS_ACL']
  const alone = await api.addUser({ username: 'alone', acl: give })
  const group = (await engine.query<{ id: number }>({ text: giving, values: [give] })).rows[0]?.id ?? 0
  const member = await api.addUser({ username: 'member' })
  await engine.query({ text: 'update app_user set employee_group_id = $1 where id = $2', values: [group, member] })
  const by = system('test')
  const close = (id: number) => engine.transaction((trx) => app.records.update(trx, user, id, { active: false }, by))
  const empty = () => engine.transaction((trx) => app.records.update(trx, employeeGroup, group, { roles: [] }, by))
  const refused = { body: { error: { key: 'error.lastKeeper' } } }
  await close(alone)
  const before = await Promise.all(['app_user', 'employee_group', 'audit_log'].map(api.rows))
  await expect(close(member)).rejects.toMatchObject(refused)
  await expect(empty()).rejects.toMatchObject(refused)
  expect(await Promise.all(['app_user', 'employee_group', 'audit_log'].map(api.rows))).toEqual(before)
})

const giving = `insert into employee_group (name, code, roles) values ('Rights', 'rights', $1) returning id`
