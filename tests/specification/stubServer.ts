/**
 * A server that implements only the specification (section 7), with shapes unlike ours: ids are text, nothing
 * has a version, lists have no pager, answers are bare where allowed.
 */
import { randomUUID } from 'node:crypto'
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify'

type Fields = Record<string, unknown>
type Call = { Body: Fields; Querystring: Fields; Params: { id: string } }

const customers = [
  { id: 'c-acme', company: 'Acme B.V.' },
  { id: 'c-linden', company: 'Van der Linden N.V.' },
]
const menu = [
  { name: 'Agenda', icon: 'x', link: { name: 'file-agenda', params: {} } },
  { name: 'Shops', icon: 'Storefront', link: { path: '/settings/merchant' }, opened: true },
  { name: 'Manual', link: 'https://example.test/manual' },
  { name: 'Secret', link: '/employee', granted: false },
]
const user = { username: 'anna', acl: ['ROLE_SETTINGS', 'ROLE_EMPLOYEE'], phone: null }
const open = ['/login_check_json', '/logout', '/api/v3/translate/get', '/api/v4/users/csrf']

export type StubServer = Awaited<ReturnType<typeof startStubServer>>

/** Listens on a free port; anna signs in with the password `secret`. */
export async function startStubServer() {
  const merchants = new Map<string, Fields>()
  const sessions = new Set<string>()
  /** Method and address of each call so far. */
  const calls: string[] = []
  /** Path → status to answer with instead. */
  const fails = new Map<string, number>()
  let token = 'token-1'

  const add = (given: Fields, id: string = randomUUID()) => {
    const texts = ['name', 'webshopName', 'url', 'kvkNumber', 'externalId'].map((key) => [key, given[key] ?? null])
    const client = customers.find((customer) => customer.id === given.client)
    merchants.set(id, { id, ...Object.fromEntries(texts), client, createdAt: '2026-01-31 14:05:00' })
  }
  for (const name of ['Beta', 'Alfa', 'Gamma']) add({ name, client: 'c-acme', kvkNumber: '00000101' })

  const save = ({ body, params }: FastifyRequest<Call>, reply: FastifyReply) => {
    const errors: Fields = {}
    if (!body.name) errors.name = ['Name is required.']
    if (body.externalId === 'taken') errors.externalId = ['This id is taken.', 'Choose another.']
    if (!customers.some(({ id }) => id === body.client)) errors.client = ['Unknown client.']
    if (Object.keys(errors).length > 0) return reply.code(400).send({ errors })
    add(body, params.id)
    return params.id ? reply.code(204).send() : reply.code(201).send({ success: true })
  }

  const app = fastify()
  app.setNotFoundHandler((_, reply) => reply.code(404).send('<h1>Not found</h1>'))
  app.addHook<Call>('preHandler', async ({ method, url, is404, headers, body }, reply) => {
    const [path = ''] = url.split('?')
    calls.push(`${method} ${url}`)
    const isSignedIn = sessions.has(/app=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '')
    if (fails.has(path)) return reply.code(fails.get(path) ?? 500).send({ error: 'Out of order.' })
    if (is404 || open.includes(path)) return
    if (!isSignedIn) return reply.code(403).send({ error: 'Denied.' })
    if (method !== 'GET' && body._token !== token) return reply.code(400).send({ error: 'The CSRF token is invalid.' })
  })
  app.post<Call>('/login_check_json', ({ body }, reply) => {
    if (body.username !== user.username || body.password !== 'secret')
      return reply.code(400).send({ error_data: { common: ['Invalid credentials.'] } })
    const session = randomUUID()
    sessions.add(session)
    token = `token-of-${session}`
    return reply.header('set-cookie', [`app=${session}; Path=/; HttpOnly`, `XSRF-TOKEN=${session}; Path=/`]).send()
  })
  app.get('/logout', (_, reply) => {
    sessions.clear()
    return reply.redirect('/login')
  })
  app.get('/api/v3/translate/get', async () => ({ 'api.ip': 'IP', 'resources.merchant.fields.name': 'Shop name' }))
  app.get('/api/v4/users/csrf', (_, reply) => reply.type('application/json').send(JSON.stringify(token)))
  app.get('/api/v3/user/get', async () => ({ user }))
  app.get('/api/v4/menu/user', async () => ({ items: menu }))
  app.get<Call>('/api/customer/search', async ({ query: { id, keywords = '' } }) => ({
    entities: customers.filter((customer) =>
      id === undefined ? customer.company.toLowerCase().includes(String(keywords)) : customer.id === id,
    ),
  }))
  app.get<Call>('/api/v4/merchant', async ({ query }) => {
    const order = Object.keys(query).find((name) => name.startsWith('_order[')) ?? ''
    const field = order.slice('_order['.length, -1)
    const byField = (a: Fields, b: Fields) => (field ? String(a[field]).localeCompare(String(b[field])) : 0)
    const items = [...merchants.values()].sort(byField)
    return { items: query[order] === 'desc' ? items.reverse() : items }
  })
  app.post<Call>('/api/v4/merchant', save)
  app.get<Call>('/api/v4/merchant/:id', async ({ params }, reply) => merchants.get(params.id) ?? reply.code(404).send())
  app.put<Call>('/api/v4/merchant/:id', save)
  app.delete<Call>('/api/v4/merchant/:id', ({ params: { id } }, reply) =>
    merchants.get(id)?.name === 'Gamma'
      ? reply.code(400).send({ error: 'Gamma still has files.' })
      : reply.code(merchants.delete(id) ? 200 : 404).send(),
  )

  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, calls, fails, endSessions: () => sessions.clear(), stop: () => app.close() }
}
