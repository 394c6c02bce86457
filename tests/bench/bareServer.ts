/**
 * A hand-written handler to compare with, an hour's work of a good developer: Fastify and pg, JSON built by
 * PostgreSQL, `count(*)` and `offset`. No session, no rights, no audit.
 */
import fastify from 'fastify'
import pg from 'pg'

const begun = performance.now()
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = fastify()
const record = `select m.id, m.name, m.webshop_name as "webshopName", m.url, json_build_object('id', c.id, 'company', c.company) as client,
  m.kvk_number as "kvkNumber", m.external_id as "externalId", m.created_at as "createdAt", m.version as "_version"
  from merchant m join customer c on c.id = m.client_id`

type Found = { json: string }
const send = async (name: string, text: string, values: unknown[]): Promise<string> =>
  (await pool.query<Found>({ name, text, values })).rows[0]?.json ?? 'null'

const listSql = (where: string) => `select json_build_object(
  'items', (select coalesce(json_agg(x), '[]') from (${record} ${where} order by m.created_at desc, m.id desc limit 50 offset $1) x),
  'total', (select count(*) from merchant m ${where}))::text as json`

app.get<{ Querystring: { offset?: string; search?: string } }>('/merchant', async ({ query }, reply) => {
  void reply.type('application/json; charset=utf-8')
  const offset = Number(query.offset ?? 0)
  if (query.search === undefined) return send('list', listSql(''), [offset])
  return send('search', listSql("where m.search_text like '%' || lower($2) || '%'"), [offset, query.search])
})
app.get<{ Params: { id: string } }>('/merchant/:id', async ({ params }, reply) => {
  void reply.type('application/json; charset=utf-8')
  return send('read', `select row_to_json(x)::text as json from (${record} where m.id = $1) x`, [params.id])
})
app.post<{ Body: { name: string; client: number } }>('/merchant', async ({ body }, reply) => {
  const text = 'insert into merchant (name, client_id, created_at) values ($1, $2, now()) returning id'
  const { rows } = await pool.query<{ id: number }>({ name: 'create', text, values: [body.name, body.client] })
  void reply.code(201).type('application/json; charset=utf-8')
  return send('read', `select row_to_json(x)::text as json from (${record} where m.id = $1) x`, [rows[0]?.id])
})

await pool.query('select 1')
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss }))
process.on(
  'disconnect',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
)
process.send?.({ url, startedIn: performance.now() - begun, headers: {} })
