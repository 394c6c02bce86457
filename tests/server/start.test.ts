import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from '#tests/support/engine.ts'

const root = join(import.meta.dirname, '../..')
let folder: string
beforeAll(async () => {
  folder = await makeDataFolder('start-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Ended = { code: number | null; printed: string }

function run(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', SEED: 'none', PORT: '0', DATA_DIR: folder, ...environment },
  })
  let printed = ''
  const read = (text: Buffer) => {
    printed += text.toString()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, printed })))
  return { child, ended, printed: () => printed }
}

const oldNode = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })
require('./server/needsNode.cjs')
console.log('went on')`

test('an old Node is told what to do', async () => {
  const { code, printed } = await run(['--eval', oldNode]).ended
  expect(code).toBe(1)
  expect(printed).toMatch(/needs Node 22\.18 or newer.*20\.19\.0[^]*npm approve-scripts node && npm rebuild node/)
  expect(printed).not.toContain('went on')
})

test('a Node that is new enough is let through', async () => {
  const { code, printed } = await run(['--require', './server/needsNode.cjs', '--eval', 'console.log("went on")']).ended
  expect({ code, printed }).toEqual({ code: 0, printed: 'went on\n' })
})

test('--help lists the variables and starts nothing', async () => {
  const { code, printed } = await run(['server/start.ts', '--help'], { PORT: 'wrong' }).ended
  expect(code).toBe(0)
  expect(printed).toMatch(/DATABASE_URL +PostgreSQL 15 or newer/)
})

test('a wrong configuration ends the start with everything that is wrong', async () => {
  const { code, printed } = await run(['server/main.ts'], { PORT: 'x', LOG_LEVEL: 'loud' }).ended
  expect(code).toBe(1)
  expect(printed).toMatch(/PORT must be[^]*LOG_LEVEL must be/)
  expect(printed).not.toContain('    at ')
})

test('serves, refuses a second process with the pid of the first, and ends in order', async () => {
  const first = run(['server/main.ts'])
  await expect.poll(first.printed, { timeout: 60_000 }).toContain('http://127.0.0.1:')
  const address = /http:[^\s"]+/.exec(first.printed())?.[0] ?? ''
  expect((await fetch(`${address}/health`)).status).toBe(200)

  const second = await run(['server/main.ts']).ended
  expect(second.code).toBe(1)
  expect(second.printed).toContain(`in use by process ${first.child.pid} `)

  const seed = await run(['server/seed/main.ts', '--size', '1k']).ended
  expect(seed.code).toBe(1)
  expect(seed.printed).toContain(`in use by process ${first.child.pid} `)

  // Like a browser: one idle connection kept for the next request, and one without any request yet.
  const { hostname, port } = new URL(address)
  const [kept, silent] = [connect(Number(port), hostname), connect(Number(port), hostname)]
  await Promise.all([once(kept, 'connect'), once(silent, 'connect')])
  kept.write(`GET /health HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
  expect(String((await once(kept, 'data'))[0])).toMatch(/^HTTP\/1\.1 200[^]*connection: keep-alive/i)
  // And one whose request is still coming in.
  const running = connect(Number(port), hostname)
  const body = '{"username":"nobody","password":"x"}'
  const head = [
    'POST /login_check_json HTTP/1.1',
    `host: ${hostname}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ]
  running.write(`${head.join('\r\n')}\r\n\r\n`)
  expect(String((await once(running, 'data'))[0])).toContain('100 Continue')

  const idle = [kept, silent].map((socket) => once(socket, 'close'))
  first.child.kill('SIGTERM')
  // Only running requests are waited for, up to ten seconds.
  await Promise.all(idle)
  expect(running.destroyed).toBe(false)
  running.write(body)
  expect(String((await once(running, 'data'))[0])).toMatch(/^HTTP\/1\.1 4\d\d[^]*connection: close/i)
  expect((await first.ended).code).toBe(0)
}, 90_000)

test('a port that is taken is named', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  const { code, printed } = await run(['server/main.ts'], { PORT: String(port) }).ended
  taken.close()
  expect(code).toBe(1)
  expect(printed).toContain(`Port ${port} of 127.0.0.1 is taken`)
})

test('a database that cannot be reached is waited for and then ends the start with the reason', async () => {
  const url = 'postgres://nobody@127.0.0.1:9/none'
  const secret = 'a secret of thirty-two characters or more'
  const environment = { DATABASE_URL: url, SESSION_SECRET: secret, DATABASE_WAIT: '1' }
  const { code, printed } = await run(['server/main.ts'], environment).ended
  expect(code).toBe(1)
  expect(printed).toMatch(/waiting at most 1 s for the database[^]*No answer from the database.*ECONNREFUSED/)
})
