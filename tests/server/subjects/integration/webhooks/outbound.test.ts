import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  createOutbound,
  mostOfAnswer,
  rulesBeside,
  strictRules,
  type Rules,
} from '#server/subjects/integration/webhooks/outbound.ts'
import { looseRules, startReceiver } from './receiver.ts'

const receiver = await startReceiver()
afterAll(() => receiver.stop())
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer = { status: 204 }
})

const post = (rules: Partial<Rules> = {}, url = receiver.url) =>
  createOutbound({ ...looseRules, ...rules })(url, { 'content-type': 'application/json' }, '{"a":1}')

test('sends the body to the address, under the name', async () => {
  expect(await post()).toEqual({ status: 204, body: '' })
  expect(receiver.received).toMatchObject([
    { path: '/in', body: '{"a":1}', headers: { host: `hooks.example.com:${receiver.port}` } },
  ])
})

test('connects to the address that was checked: a name that leads inside a moment later is not asked again', async () => {
  let asked = 0
  const resolve = () => {
    asked += 1
    return Promise.resolve(asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'])
  }
  expect(await post({ resolve })).toEqual({ status: 204, body: '' })
  expect(asked).toBe(1)
})

test.each([
  ['inside', ['10.0.0.1']],
  ['inside and outside at once', ['127.0.0.1', '10.0.0.1']],
])('a name that leads %s is not asked', async (_where, addresses) => {
  expect(await post({ resolve: () => Promise.resolve(addresses) })).toEqual({ problem: 'private' })
  expect(receiver.received).toEqual([])
})

test.each([
  'http://hooks.example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'https://hooks.example.com:6379/',
  'file:///etc/passwd',
])('by the rules of earnest %s is not asked', async (url) => {
  let asked: string | undefined
  const resolve = (name: string) => {
    asked = name
    return Promise.resolve(['10.0.0.1'])
  }
  expect(await createOutbound({ ...strictRules, resolve })(url, {}, '')).toEqual({ problem: 'private' })
  expect(asked).toBeUndefined()
})

test('a redirect is an answer like any other, and is not followed', async () => {
  receiver.answer = { status: 302, headers: { location: 'http://169.254.169.254/' } }
  expect(await post()).toEqual({ status: 302, body: '' })
  expect(receiver.received).toHaveLength(1)
})

test('of a long answer the beginning is read', async () => {
  receiver.answer = { status: 200, body: 'x'.repeat(200_000) }
  expect(await post()).toEqual({ status: 200, body: 'x'.repeat(mostOfAnswer) })
})

test.each([
  ['no answer', { timeout: 60 }, 'timeout'],
  ['a name that leads nowhere', { resolve: () => Promise.reject(new Error('ENOTFOUND')) }, 'dns'],
  ['a name server that says nothing', { timeout: 60, resolve: () => new Promise<never>(() => {}) }, 'timeout'],
] satisfies [string, Partial<Rules>, string][])('%s', async (_what, rules, problem) => {
  receiver.answer = { status: 200, hang: true }
  expect(await post(rules)).toEqual({ problem })
})

test('an answer that wants another protocol is none, and keeps nobody waiting', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await post({}, `http://hooks.example.com:${port}/`)).toEqual({ problem: 'connection' })
  await new Promise((resolve) => server.close(resolve))
})

test('nobody there', async () => {
  expect(await post({}, 'http://hooks.example.com:1/')).toEqual({ problem: 'connection' })
})

test('our own server is not asked, by whichever spelling of its name', async () => {
  const resolve = () => Promise.resolve(['127.0.0.1'])
  const rules = { ...rulesBeside('dossier.example.nl'), isAllowedAddress: () => true, resolve, timeout: 2000 }
  for (const name of ['dossier.example.nl', 'DOSSIER.example.nl', 'dossier.example.nl.', 'dossier.example.nl:8443']) {
    expect(await createOutbound(rules)(`https://${name}/metrics`, {}, '')).toEqual({ problem: 'private' })
  }
  expect(await createOutbound(rules)('https://other.example.nl:8443/', {}, '')).toEqual({ problem: 'connection' })
})
