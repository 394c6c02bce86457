/** The path of every entity on the real database: signing in, a list, creating a record, and a refused one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#server/subjects/accounts/passwordHash.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { startServer, type Server } from '#tests/support/server.ts'

let server: Server
let desk: Client
beforeAll(async () => {
  server = await startServer()
  const roles = ['ROLE_EMPLOYEE', 'ROLE_LIBRARY']
  const { rows } = await server.engine.query<{ id: number }>({
    text: `insert into app_user (username, name, email, kind, roles) values ('desk', 'Desk', 'desk@library.test', 'employee', $1) returning id`,
    values: [roles],
  })
  const values = [rows[0]?.id, await hashPassword('a passphrase of the desk')]
  await server.engine.query({ text: 'insert into credential (user_id, password_hash) values ($1, $2)', values })
  desk = createClient(server.app)
})
afterAll(() => server.stop())

const idsOf = async (path: string) =>
  (await desk.get(path)).json<{ items: { id: number }[] }>().items.map(({ id }) => id)

const count = async (table: string) =>
  (await server.engine.query<{ n: number }>({ text: `select count(*)::int as n from ${table}` })).rows[0]?.n

test('nobody lists books who has not signed in', async () => {
  expect((await createClient(server.app).get('/api/v4/book')).statusCode).toBe(403)
})

test('the desk signs in, adds a book, finds it, and lends it', async () => {
  const credentials = { username: 'desk', password: 'a passphrase of the desk' }
  expect((await desk.post('/login_check_json', credentials)).statusCode).toBe(200)
  const book = {
    title: 'The Clock',
    shelf: 'novels',
    isbn: '978-0-306-40615-7',
    price: { amount: 1250, currency: 'EUR' },
  }
  const added = await desk.post('/api/v4/book', book)
  expect(added.statusCode, added.body).toBe(201)
  const { id } = added.json<{ id: number }>()
  expect(added.json()).toMatchObject({ isbn: '9780306406157', price: book.price, active: true })

  expect(await idsOf('/api/v4/book?_filter[search]=clock')).toEqual([id])

  const loan = { book: id, reader: 'R. Reader', lentOn: '2026-01-05', dueOn: '2026-01-26' }
  const lent = await desk.post('/api/v4/loan', loan)
  expect(lent.statusCode, lent.body).toBe(201)
  expect(lent.json()).toMatchObject({ book: { id, title: 'The Clock' }, state: 'out' })
})

test('a wrong number and a book that does not exist are refused at their fields, and nothing is stored', async () => {
  const before = [await count('book'), await count('loan')]
  const wrong = await desk.post('/api/v4/book', { title: 'Other', shelf: 'novels', isbn: '9780306406158' })
  expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { errors: { isbn: [expect.any(String)] } }])
  const lost = await desk.post('/api/v4/loan', { book: 999, reader: 'R', lentOn: '2026-01-05', dueOn: '2026-01-26' })
  expect([lost.statusCode, lost.json()]).toMatchObject([400, { errors: { book: [expect.any(String)] } }])
  expect([await count('book'), await count('loan')]).toEqual(before)
})

test('the API is described, as a file and as a page of what one may call', async () => {
  const { paths } = (await desk.get('/api/v4/openapi.json')).json<{ paths: object }>()
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/v4/book', '/api/v4/loan/{id}']))
  const page = (await desk.get('/api/doc')).body
  expect(page).toContain('API · library')
  expect(page).toContain('Books')
  expect(page).not.toContain('apiPage.')
})

test('a book that is lent is not deleted', async () => {
  const [id] = await idsOf('/api/v4/book')
  expect((await desk.delete(`/api/v4/book/${id}`)).statusCode).toBe(400)
  expect(await count('book')).toBe(1)
})
