/**
 * A server that speaks what the specification shows (section 7) and nothing else, in shapes unlike those of our own: ids are
 * text, nothing has a version, lists have no pager, answers are bare where they may be.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StubServer = {
  url: string
  /** Method and address of each call so far. */
  calls: string[]
  /** What it answers to a path instead of the usual. */
  fails: Map<string, number>
  /** As after an hour without a call. */
  endSessions(): void
  stop(): Promise<void>
}

type Fields = Record<string, unknown>
type Answer = { status?: number; body?: unknown; headers?: Record<string, string | string[]> }
type Call = { fields: Fields; query: URLSearchParams; id: string }

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

/** Listens on a free port; signs in anna with the password `secret`. */
export async function startStubServer(): Promise<StubServer> {
  const merchants = new Map<string, Fields>()
  const sessions = new Set<string>()
  const calls: string[] = []
  const fails = new Map<string, number>()
  let token = 'token-1'
  const add = (fields: Fields, id: string = randomUUID()) =>
    merchants.set(id, { ...payload(fields), id, createdAt: '2026-01-31 14:05:00' })
  for (const name of ['Beta', 'Alfa', 'Gamma']) add({ name, client: 'c-acme', kvkNumber: '00000101' })

  const save = ({ fields, id }: Call, status: number, body?: unknown): Answer => {
    const errors: Fields = {}
    if (!fields.name) errors.name = ['Name is required.']
    if (fields.externalId === 'taken') errors.externalId = ['This id is taken.', 'Choose another.']
    if (!customers.some((customer) => customer.id === fields.client)) errors.client = ['Unknown client.']
    if (Object.keys(errors).length > 0) return { status: 400, body: { errors } }
    add(fields, id || undefined)
    return { status, body }
  }
  const signIn = ({ fields }: Call): Answer => {
    if (fields.username !== user.username || fields.password !== 'secret')
      return { status: 400, body: { error_data: { common: ['Invalid credentials.'] } } }
    const session = randomUUID()
    sessions.add(session)
    token = `token-of-${session}`
    return { headers: { 'set-cookie': [`app=${session}; Path=/; HttpOnly`, `XSRF-TOKEN=${session}; Path=/`] } }
  }
  const routes: Record<string, (call: Call) => Answer> = {
    'POST /login_check_json': signIn,
    'GET /logout': () => (sessions.clear(), { status: 302, headers: { location: '/login' } }),
    'GET /api/v3/translate/get': () => ({ body: { 'api.ip': 'IP', 'resources.merchant.fields.name': 'Shop name' } }),
    'GET /api/v4/users/csrf': () => ({ body: JSON.stringify(token) }),
    'GET /api/v3/user/get': () => ({ body: { user } }),
    'GET /api/v4/menu/user': () => ({ body: { items: menu } }),
    'GET /api/customer/search': ({ query }) => ({ body: { entities: customers.filter(matching(query)) } }),
    'GET /api/v4/merchant': ({ query }) => ({ body: { items: [...merchants.values()].sort(ordered(query)) } }),
    'POST /api/v4/merchant': (call) => save(call, 201, { success: true }),
    'GET /api/v4/merchant/': ({ id }) => (merchants.has(id) ? { body: merchants.get(id) } : { status: 404 }),
    'PUT /api/v4/merchant/': (call) => save(call, 204),
    'DELETE /api/v4/merchant/': ({ id }) =>
      merchants.get(id)?.name === 'Gamma'
        ? { status: 400, body: { error: 'Gamma still has files.' } }
        : { status: merchants.delete(id) ? 200 : 404, body: '' },
  }
  const open = ['POST /login_check_json', 'GET /logout', 'GET /api/v3/translate/get', 'GET /api/v4/users/csrf']

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://stub')
    const id = /^\/api\/v4\/merchant\/(.+)$/.exec(pathname)?.[1] ?? ''
    const name = `${request.method} ${id ? '/api/v4/merchant/' : pathname}`
    const status = fails.get(pathname)
    calls.push(`${request.method} ${request.url}`)
    const fields = JSON.parse((await textOf(request)) || '{}') as Fields
    const isSignedIn = sessions.has(/app=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '')
    if (status) return { status, body: { error: 'Out of order.' } }
    if (!routes[name]) return { status: 404, body: '<h1>Not found</h1>' }
    if (!open.includes(name) && !isSignedIn) return { status: 403, body: { error: 'Denied.' } }
    if (request.method !== 'GET' && name !== open[0] && fields._token !== token)
      return { status: 400, body: { error: 'The CSRF token is invalid.' } }
    return routes[name]({ fields, query, id })
  }
  const server = createServer((request, response) => {
    void answer(request).then(({ status = 200, body = '', headers }) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(status === 204 ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, calls, fails, endSessions: () => sessions.clear(), stop }
}

const payload = ({ client, ...fields }: Fields): Fields => ({
  ...Object.fromEntries(
    ['name', 'webshopName', 'url', 'kvkNumber', 'externalId'].map((key) => [key, fields[key] ?? null]),
  ),
  client: customers.find(({ id }) => id === client),
})

const matching = (query: URLSearchParams) => (customer: (typeof customers)[number]) =>
  query.has('id')
    ? customer.id === query.get('id')
    : customer.company.toLowerCase().includes((query.get('keywords') ?? '').toLowerCase())

const ordered = (query: URLSearchParams) => {
  const [key, direction] = [...query].find(([name]) => name.startsWith('_order[')) ?? ['', '']
  const field = key.slice('_order['.length, -1)
  return (a: Fields, b: Fields) =>
    field ? String(a[field]).localeCompare(String(b[field])) * (direction === 'desc' ? -1 : 1) : 0
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
