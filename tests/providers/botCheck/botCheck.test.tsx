import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { prepareBotCheck, withBotCheck } from '#providers/botCheck/botCheck.ts'
import { RefusedError } from '#providers/callErrors.ts'
import { deriveKeyPlainly } from '#providers/botCheck/deriveKeyPlainly.ts'
import { fakeFetch, type Answer } from '#tests/providers/fakeFetch.ts'

const check = (action = 'app_login') => `/api/v4/bot-check?action=${action}`
const puzzle = async () => ({
  body: {
    kind: 'altcha',
    challenge: await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey }),
  },
})
const counterIn = (captcha: string | null) => JSON.parse(atob(captcha ?? '')).solution.counter as number
const refused = (body: object) => new RefusedError(400, body, { common: ['No.'] })

/** Uses up what an earlier test or a form has prepared. */
beforeEach(async () => {
  fakeFetch(() => ({ status: 404 }))
  await withBotCheck('app_login', async () => {})
})
test.each<[string, Answer]>([
  ['knows no bot check', { status: 404 }],
  ['does not let us ask', { status: 403 }],
  ['has it switched off', { body: { kind: 'off' } }],
  ['answers with its page', { body: '<!doctype html>' }],
  ['has one of another kind', { body: { kind: 'pictures' } }],
])('nothing is done for a server that %s', async (_why, answer) => {
  fakeFetch(() => answer)
  expect(await withBotCheck('app_login', async (captcha) => captcha)).toBeNull()
})

test('where the server asks for a harder puzzle, that one is solved and sent', async () => {
  const body = await puzzle()
  const calls = fakeFetch(() => body)
  const sent: (string | null)[] = []
  const answer = await withBotCheck('app_login', async (captcha) => {
    sent.push(captcha)
    if (sent.length === 1) throw refused({ botCheck: true, action: 'app_login_hard' })
    return 'in'
  })
  expect([answer, sent.length]).toEqual(['in', 2])
  expect(calls.map(({ url }) => url).slice(0, 2)).toEqual([check(), check('app_login_hard')])
})

test('a puzzle is solved while the person types, and sent once', async () => {
  const calls = fakeFetch(puzzle)
  prepareBotCheck('app_login')
  prepareBotCheck('app_login')
  await expect.poll(() => calls.length).toBe(1)
  expect(counterIn(await withBotCheck('app_login', async (captcha) => captcha))).toBe(3)
  expect(calls.map(({ url }) => url)).toEqual([check()])
  await withBotCheck('app_login', async () => {})
  expect(calls).toHaveLength(2)
})

test('where the browser keeps its cryptography to itself, the same key is found without', async () => {
  const { parameters } = (await puzzle()).body.challenge
  const [salt, password] = [new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])]
  const [plainly, natively] = await Promise.all([
    deriveKeyPlainly({ ...parameters, cost: 50 }, salt, password),
    deriveKey({ ...parameters, cost: 50 }, salt, password),
  ])
  expect([...plainly.derivedKey]).toEqual([...natively.derivedKey])

  fakeFetch(puzzle)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(counterIn(await withBotCheck('app_login', async (captcha) => captcha))).toBe(3)
})

test('a refused check is done anew and sent again, once', async () => {
  const calls = fakeFetch(() => ({ body: { kind: 'off' } }))
  let sent = 0
  const twice = withBotCheck('app_login', async () => {
    sent += 1
    if (sent === 1) throw refused({ botCheck: true })
    return 'signed in'
  })
  expect(await twice).toBe('signed in')
  expect(calls).toHaveLength(2)

  const never = withBotCheck('app_login', async () => {
    sent += 1
    throw refused({ botCheck: true })
  })
  await expect(never).rejects.toMatchObject({ fields: { common: ['No.'] } })
  expect(sent).toBe(4)
})

test('a wrong password is not sent again, but the next check is on its way', async () => {
  const calls = fakeFetch(() => ({ body: { kind: 'off' } }))
  const send = vi.fn(async () => {
    throw refused({})
  })
  await expect(withBotCheck('app_login', send)).rejects.toThrow()
  expect(send).toHaveBeenCalledTimes(1)
  await expect.poll(() => calls.length).toBe(2)
})

test('a check that has stood too long is done anew when the form is used again', async () => {
  const calls = fakeFetch(() => ({ body: { kind: 'off' } }))
  prepareBotCheck('app_login')
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(500_000)
  prepareBotCheck('app_login')
  await expect.poll(() => calls.length).toBe(2)
})

test('each action has a check of its own', async () => {
  fakeFetch(() => ({ body: { kind: 'off' } }))
  // Prepared by earlier pages.
  for (const action of ['app_login', 'app_reset'] as const) await withBotCheck(action, async () => {})
  const calls = fakeFetch(() => ({ body: { kind: 'off' } }))
  await withBotCheck('app_reset', async () => {})
  await withBotCheck('app_login', async () => {})
  expect(calls.map(({ url }) => url)).toEqual([check('app_reset'), check()])
})

test('a puzzle that cannot be solved says so in words', async () => {
  fakeFetch(() => ({ body: { kind: 'altcha', challenge: { parameters: {} } } }))
  await expect(withBotCheck('app_login', async () => {})).rejects.toMatchObject({ message: 'error.botCheck' })
})
