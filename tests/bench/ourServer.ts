/**
 * The real app in a process of its own, with a signed-in user; reports its address, cookie and processor time
 * to its parent.
 */
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openEngine } from '#server/db/connect.ts'
import { asServer } from '#server/protect.ts'
import roles from '#schemas/roles.json' with { type: 'json' }

const begun = performance.now()
const config = {
  ...readSettings({ ...process.env, DATABASE_POOL: '16', LOG_LEVEL: 'warn' }, 'tool'),
  sessionSecret: 'b'.repeat(48),
}
const engine = await asServer(await openEngine(config))
const app = await buildApp({ config, engine })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const startedIn = performance.now() - begun

const acl = Object.keys(roles).filter((role) => role !== 'ROLE_CONTACT_PERSON')
const { rows } = await engine.query<{ id: number }>({
  text: `insert into app_user (username, name, email, kind, roles) values ('bench', 'Bench', 'bench@example.test', 'employee', $1)
    on conflict (username) do update set roles = excluded.roles returning id`,
  values: [acl],
})
const sid = await engine.transaction((trx) =>
  app.sessions.open(trx, rows[0]?.id ?? 0, { address: '127.0.0.1', userAgent: 'bench' }),
)
const answer = await app.inject({ url: '/api/v4/users/csrf', cookies: { sid } })
const cookie = [`sid=${sid}`, ...answer.cookies.map(({ name, value }) => `${name}=${value}`)].join('; ')

process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss }))
process.on(
  'disconnect',
  () =>
    void app
      .close()
      .then(() => engine.close())
      .then(() => process.exit(0)),
)
process.send?.({ url, startedIn, headers: { cookie, 'x-xsrf-token': answer.json<{ token: string }>().token } })
