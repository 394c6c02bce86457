/** Exports of all records that a list finds. */
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { may } from '#domain/access/roles.ts'
import { entities } from '#schemas/generated/entities.ts'
import type { Access } from '#server/foundation/access.ts'
import { foundIds, recordsOf } from '#server/lists/export/records.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import { anonymous } from '#server/foundation/access.ts'
import type { Client } from '#tests/support/client.ts'
import { unzip } from '#tests/support/unzip.ts'
import { addTariff, startTariffs, tariff } from '#tests/server/records/tariffs.ts'

const server = await startTariffs()
afterAll(server.stop)

const english = { headers: { 'accept-language': 'en' } }
const csvOf = async (client: Client, query: string, options = {}) => {
  const answer = await client.get(`${tariff.api}/export?_format=csv&${query}`, options)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

test('CSV has a mark, semicolons, one line per record, and values as people read them', async () => {
  const api = await server.fresh()
  api.advance(Date.parse('2026-03-31T22:30:00Z') - api.app.now())
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'Müller; "zoon"' })
  await addTariff(api, {
    name: 'A',
    kind: 'other',
    reason: 'x',
    detail: false,
    customer,
    effectiveFrom: '2026-01-31',
    seenAt: '2026-07-01T22:30:00.000Z',
    amount: { amount: -123_405, currency: 'EUR' },
    rate: '12.50',
    note: '<p>Fish &amp; chips</p><p>two<br>lines</p>',
    code: 'ABCDEFGH1234',
  })
  const columns = 'name,customer,effectiveFrom,seenAt,amount,rate,note,code,detail,owner'
  const answer = await api.as('employee').get(`${tariff.api}/export?_format=csv&_columns=${columns}`)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="tariffs-2026-04-01.csv"',
  })
  const [head, line, end] = answer.rawPayload.toString('utf8').split('\r\n')
  expect(head).toMatch(/^\uFEFF/)
  expect(head?.split(';')).toHaveLength(11)
  expect(line).toBe(
    'A;"Müller; ""zoon""";31-01-2026;02-07-2026 00:30;-1234,05;EUR;12,5;"Fish & chips\ntwo\nlines";•••• 1234;Nee;',
  )
  expect(end).toBe('')
  const inEnglish = await csvOf(api.as('employee'), '_columns=amount,rate,detail', english)
  expect(inEnglish.split('\r\n')[1]).toBe('-1234.05;EUR;12.5;No')
})

test('a record that is out of sight by the time it is read is not in the file', async () => {
  const api = await server.fresh()
  const [mine, other] = await Promise.all(
    ['Mine', 'Other'].map((company) => api.create('customer', { number: company.toUpperCase(), company })),
  )
  const kept = await addTariff(api, { name: 'kept', customer: mine?.id })
  const gone = await addTariff(api, { name: 'gone', customer: mine?.id, kind: 'other', reason: 'x' })
  const person = { id: 1, username: 'a', email: '', name: 'A', acl: ['ROLE_CUSTOMER'], isOutsider: false }
  const access: Access = {
    ...anonymous,
    person: { ...person, locale: 'nl', customerIds: [mine?.id ?? 0] },
    may: (expression) => may(person.acl, expression),
  }
  const all = new Map([...entities, tariff].map((entity) => [entity.name, entity]))
  const context = { engine: api.engine, entity: tariff, entities: all, access, now: api.app.now() }
  const found = await foundIds(readListQuery({}, tariff, access), context)
  expect(found).toEqual({ ids: `${kept.id},${gone.id}`, total: 2 })
  const moved = await api.as('admin').put(`${tariff.api}/${gone.id}`, { _version: 1, customer: other?.id })
  expect(moved.statusCode).toBe(200)
  const names = []
  for await (const slice of recordsOf(found, tariff.properties, context)) names.push(...slice.map(({ name }) => name))
  expect(names).toEqual(['kept'])
})

test('rights are called as on the screens', async () => {
  const api = await server.fresh()
  await api.create('employee-group', { name: 'Money', code: 'money', roles: ['ROLE_EMPLOYEE_FINANCE'] })
  const answer = await api.as('admin').get('/api/v4/employee-group/export?_format=csv&_columns=roles', english)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.body).toBe('\uFEFFRights\r\nFinance employee\r\n')
})

test('no text is a formula, and numbers stay numbers', async () => {
  const api = await server.fresh()
  const risky = ['=1+1', '+31', '-x', '@sum', '\t=1', '\r=1', '＝1+1', 'a=1']
  for (const [n, name] of risky.entries()) {
    const effectiveFrom = `202${n}-01-01`
    const { id } = await addTariff(api, { name: 'x', effectiveFrom, amount: { amount: -5, currency: 'EUR' } })
    // Leading blanks are no longer stored, but may exist in old rows.
    await api.engine.query({ text: 'update tariff set name = $1 where id = $2', values: [name, id] })
  }
  const lines = (await csvOf(api.as('employee'), '_columns=name,amount&_order[effectiveFrom]=asc')).split('\r\n')
  expect(lines.slice(1, -1)).toEqual([
    "'=1+1;-0,05;EUR",
    "'+31;-0,05;EUR",
    "'-x;-0,05;EUR",
    "'@sum;-0,05;EUR",
    "'\t=1;-0,05;EUR",
    '"\'\r=1";-0,05;EUR',
    "'＝1+1;-0,05;EUR",
    'a=1;-0,05;EUR',
  ])
  const sheet = await sheetOf(api.as('employee'), '_columns=name,amount&_order[effectiveFrom]=asc')
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>')
  expect(sheet).toContain('<v>-0.05</v>')
  expect(sheet).not.toContain('<f>')
})

test('a workbook has real numbers and days', async () => {
  const api = await server.fresh()
  await addTariff(api, {
    name: 'a < b & _x0041_ \u0001"',
    effectiveFrom: '2026-01-31',
    seenAt: '2026-01-31T11:00:00.000Z',
    rate: '12.5',
    kind: 'other',
    reason: 'x',
    detail: false,
  })
  const sheet = await sheetOf(api.as('employee'), '_columns=name,effectiveFrom,seenAt,rate,position,detail,owner')
  const cells = [...sheet.matchAll(/<row>.*?<\/row>/g)][1]?.[0]
  expect(cells).toBe(
    '<row><c s="0" t="inlineStr"><is><t xml:space="preserve">a &lt; b &amp; _x005F_x0041_ &quot;</t></is></c>' +
      '<c s="5"><v>46053</v></c><c s="6"><v>46053.500000</v></c><c s="4"><v>12.5</v></c><c s="2"><v>1</v></c>' +
      '<c t="b"><v>0</v></c><c/></row>',
  )
})

test('it has everything that matches, in the order asked, of the rows and properties that the asker may see', async () => {
  const api = await server.fresh()
  const mine = await api.create('customer', { number: 'C-1', company: 'Mine' })
  const other = await api.create('customer', { number: 'C-2', company: 'Other' })
  await api.engine.query({
    text: `insert into tariff (name, effective_from, customer_id, code, secret)
      select 'N' || n, date '2000-01-01' + n, case when n % 2 = 0 then ${mine.id} else ${other.id} end, 'CODE12345678', 'hush'
      from generate_series(1, 2500) n`,
  })
  const names = (csv: string) => csv.split('\r\n').slice(1, -1)
  const all = names(await csvOf(api.as('employee'), '_columns=name&_order[effectiveFrom]=desc'))
  expect(all).toEqual(Array.from({ length: 2500 }, (_, n) => `N${2500 - n}`))
  const some = await csvOf(api.as('employee'), '_columns=name&_filter[name][startsWith]=N249&_order[name]=asc')
  expect(names(some)).toEqual(['N249', ...Array.from({ length: 10 }, (_, n) => `N249${n}`)])

  const customer = api.as('customer', { customerIds: [mine.id] })
  const own = await csvOf(customer, '')
  expect(names(own)).toHaveLength(1250)
  expect(own).not.toMatch(/hush|CODE1234|Other/)
  expect(own).toContain('•••• 5678')
  const hidden = await customer.get(`${tariff.api}/export?_format=csv&_columns=name,secret`)
  expect([hidden.statusCode, Object.keys(hidden.json().errors)]).toEqual([400, ['_columns']])
  expect((await customer.get(`${tariff.api}/export?_format=csv&_filter[secret]=hush`)).statusCode).toBe(400)
  expect((await api.as('nobody').get(`${tariff.api}/export?_format=csv`)).statusCode).toBe(403)
  for (const wrong of ['', '_format=pdf', '_format=csv&_limit=5', '_format=csv&_columns=', '_format=csv&x=1']) {
    expect((await customer.get(`${tariff.api}/export?${wrong}`)).statusCode, wrong).toBe(400)
  }
})

test('the audit has who took what, how many and by which filter', async () => {
  const api = await server.fresh()
  await addTariff(api, {})
  await csvOf(api.as('employee'), '_columns=name&_filter[name]=A')
  expect((await api.rows('audit_log')).at(-1)).toMatchObject({
    action: 'export',
    entity: 'tariff',
    record_id: null,
    actor_name: 'employee',
    changes: { export: { to: { format: 'csv', total: 1, columns: ['name'], _filter: { name: 'A' } } } },
  })
})

test('a third export at a time waits, until one has ended because its reader went away', async () => {
  const api = await server.fresh()
  await api.engine.query({
    text: `insert into tariff (name, effective_from, note)
      select 'N' || n, date '2000-01-01' + n, repeat('x', 4000) from generate_series(1, 2500) n`,
  })
  const employee = api.as('employee')
  await employee.get('/api/v3/user/get')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const cookie = Object.entries(employee.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  // Reads nothing, so the server's output fills the socket and stays there.
  const begin = () =>
    new Promise<{ status: number; leave(): void }>((resolve, reject) => {
      const path = `${tariff.api}/export?_format=csv`
      const asked = httpRequest({ port, path, headers: { cookie, 'accept-encoding': 'identity' } }, (answer) => {
        answer.pause()
        answer.on('error', () => {})
        resolve({ status: answer.statusCode ?? 0, leave: () => asked.destroy() })
      })
      asked.once('error', reject).end()
    })
  const [first, second] = [await begin(), await begin()]
  const third = await begin()
  expect([first.status, second.status, third.status]).toEqual([200, 200, 429])
  third.leave()
  first.leave()
  await expect
    .poll(async () => (await employee.get(`${tariff.api}/export?_format=csv&_filter[name]=N1`)).statusCode)
    .toBe(200)
  second.leave()
  expect((await api.as('settings').get(`${tariff.api}/export?_format=csv&_filter[name]=N1`)).statusCode).toBe(200)
}, 20_000)

/** The sheet of the workbook, unpacked by the sizes in the archive's directory. */
async function sheetOf(client: Client, query: string): Promise<string> {
  const answer = await client.get(`${tariff.api}/export?_format=xlsx&${query}`)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  expect(answer.headers['content-type']).toContain('spreadsheetml.sheet')
  const files = unzip(answer.rawPayload)
  expect([...files.keys()]).toContain('[Content_Types].xml')
  return files.get('xl/worksheets/sheet1.xml') ?? ''
}
