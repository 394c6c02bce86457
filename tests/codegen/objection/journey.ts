/**
 * The course of an objection through API calls alone; runs in the project copy that has its schema
 * (`oneSchema.long.test.ts`).
 */
import { describe, expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const path = '/api/v4/objection'
const employee = ['ROLE_EMPLOYEE']
const groups = {
  employee,
  legal: [...employee, 'ROLE_LEGAL'],
  finance: [...employee, 'ROLE_FINANCE'],
  settings: [...employee, 'ROLE_SETTINGS'],
  portal: ['ROLE_CUSTOMER'],
} as const
type Group = keyof typeof groups
const staff: readonly Group[] = ['employee', 'legal', 'finance', 'settings']

const states = ['received', 'in_hand', 'waiting', 'granted', 'declined', 'dropped']
type Row = { from: readonly string[]; to: string; by: readonly Group[]; body?: object }
/** The meaning of the schema, written independently. */
const actions: Readonly<Record<string, Row>> = {
  take: { from: ['received'], to: 'in_hand', by: staff },
  ask: { from: ['in_hand'], to: 'waiting', by: ['legal'], body: { asked: 'A copy', replyBy: '2026-02-13' } },
  resume: { from: ['waiting'], to: 'in_hand', by: staff },
  grant: { from: ['in_hand'], to: 'granted', by: ['finance'] },
  decline: { from: ['in_hand'], to: 'declined', by: ['legal'], body: { reason: 'Too late.' } },
  reopen: { from: ['granted', 'declined'], to: 'in_hand', by: ['legal', 'finance'] },
  // Impossible once a question was asked, as in a waiting one.
  drop: { from: ['received', 'in_hand', 'granted', 'declined'], to: 'dropped', by: ['settings'] },
  lapse: { from: [], to: 'dropped', by: [] },
}

/** A Monday. */
const monday = '2026-02-02'
const onDay = (api: Api, day: string) => api.advance(Date.parse(`${day}T12:00:00Z`) - api.app.now())

async function begin(api: Api, body: object = {}): Promise<number> {
  onDay(api, monday)
  return (await api.create('objection', { subject: 'Costs', objector: 'A. de Vries', ...body })).id
}

let handlers = 0
async function put(api: Api, id: number, state: string): Promise<void> {
  handlers += 1
  const handler = await api.addUser({ username: `handler-${state}-${handlers}` })
  const text = `update objection set status = $1, handler_id = $2, asked = $3, reply_by = $4, reason = $5, decided_at = $6 where id = $7`
  const waits = state === 'waiting'
  const decided = state === 'granted' || state === 'declined' ? '2026-01-30T10:00:00Z' : null
  const reason = state === 'declined' ? 'Too late.' : null
  const values = [state, handler, waits ? 'A copy' : null, waits ? '2026-02-06' : null, reason, decided, id]
  await api.engine.query({ text, values })
}

const stored = async (api: Api, id: number) => (await api.rows('objection')).find((row) => row.id === id)
const call = (api: Api, group: Group, id: number, action: string, body: object = actions[action]?.body ?? {}) =>
  api.as(groups[group]).post(`${path}/${id}/${action}`, body)

describe('an objection', () => {
  describe('every action in every state by everybody', () => {
    test.for(states)('%s', async (state, { api }) => {
      const id = await begin(api)
      for (const [name, { from, to, by }] of Object.entries(actions))
        for (const group of Object.keys(groups) as Group[]) {
          await put(api, id, state)
          const before = await stored(api, id)
          const { statusCode } = await call(api, group, id, name)
          const after = await stored(api, id)
          const expected = name === 'lapse' ? 404 : !by.includes(group) ? 403 : from.includes(state) ? 200 : 400
          expect([name, group, statusCode]).toEqual([name, group, expected])
          if (expected === 200) expect(after?.status).toBe(to)
          else expect(after).toEqual(before)
        }
    })
  })

  test('whoever reads it is told what is possible, and why something is not', async ({ api }) => {
    const id = await begin(api)
    await put(api, id, 'waiting')
    const told = async (group: Group) => (await api.as(groups[group]).get(`${path}/${id}`)).json()._actions
    expect(await told('settings')).toEqual([
      { name: 'resume', possible: true },
      { name: 'drop', possible: false, reason: expect.stringContaining('Er is iets gevraagd') },
    ])
    expect(await told('employee')).toEqual([{ name: 'resume', possible: true }])
  })

  test('what has to be filled in is asked for at its field, and nothing changes without it', async ({ api }) => {
    const id = await begin(api)
    await put(api, id, 'in_hand')
    const before = await stored(api, id)
    const wrong = [
      ['decline', {}, 'reason'],
      ['decline', { reason: '' }, 'reason'],
      ['decline', { reason: 'no' }, 'reason'],
      ['decline', { reason: 'Too late.', subject: 'Other' }, 'subject'],
      ['ask', { asked: 'A copy' }, 'replyBy'],
      ['ask', { asked: 'A copy', replyBy: monday }, 'replyBy'],
      ['ask', { asked: 'A copy', replyBy: '2026-02-30' }, 'replyBy'],
    ] as const
    for (const [action, body, field] of wrong) {
      const answer = await call(api, 'legal', id, action, body)
      expect([action, body, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([action, body, 400, [field]])
    }
    expect(await stored(api, id)).toEqual(before)
  })

  test('a guard refuses what is over the limit, unless there is none', async ({ api }) => {
    const id = await begin(api, { amount: { amount: 100_001, currency: 'EUR' } })
    await put(api, id, 'in_hand')
    const before = await stored(api, id)
    const refused = await call(api, 'finance', id, 'grant')
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'Dit is meer dan de gewone grens.'])
    expect(await stored(api, id)).toEqual(before)
    expect((await call(api, 'finance', id, 'grant', { limit: 'none' })).statusCode).toBe(200)
  })

  test('who has it in hand does not grant it', async ({ api }) => {
    const id = await begin(api)
    await call(api, 'finance', id, 'take')
    const before = await stored(api, id)
    const refused = await call(api, 'finance', id, 'grant')
    expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining('vraag iemand anders')])
    expect(await stored(api, id)).toEqual(before)
  })

  test('what was granted is open again after an undo, and the audit tells both', async ({ api }) => {
    const id = await begin(api)
    await put(api, id, 'in_hand')
    await call(api, 'finance', id, 'grant')
    expect(await stored(api, id)).toMatchObject({ status: 'granted', decided_at: expect.any(String) })
    expect((await call(api, 'finance', id, 'reopen')).statusCode).toBe(200)
    expect(await stored(api, id)).toMatchObject({ status: 'in_hand', decided_at: null })
    const written = (await api.rows('audit_log')).filter(({ entity }) => entity === 'objection')
    expect(written.map(({ action }) => action)).toEqual(['create', 'grant', 'reopen'])
  })

  test('several are taken in hand at once, and each that is not says why', async ({ api }) => {
    const [first, second, third] = [await begin(api), await begin(api), await begin(api)]
    await put(api, second, 'dropped')
    const before = await stored(api, second)
    const answer = await api.as(employee).post(`${path}/take`, { ids: [first, second, third] })
    const refused = [{ id: second, errors: [expect.stringContaining('Vervallen')] }]
    expect(answer.json()).toEqual({ done: [first, third], refused })
    expect((await stored(api, third))?.status).toBe('in_hand')
    expect(await stored(api, second)).toEqual(before)
    expect((await api.as(employee).post(`${path}/drop`, { ids: [first] })).statusCode).toBe(404)
  })

  test('in a state that closes it nothing is edited, and where one property is open only that one', async ({ api }) => {
    const id = await begin(api)
    await put(api, id, 'in_hand')
    const edit = async (body: object) => {
      const _version = (await stored(api, id))?.version
      return api.as(employee).put(`${path}/${id}`, { ...body, _version })
    }
    expect((await edit({ subject: 'Interest' })).statusCode).toBe(200)
    const before = await stored(api, id)
    const refused = await edit({ subject: 'Costs', objector: 'B. Bos' })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['objector']])
    expect(await stored(api, id)).toEqual(before)
  })

  describe('two working days after a reply was due it lapses by itself', () => {
    /** A question asked on Monday, to be answered by Friday. */
    async function waiting(api: Api, replyBy = '2026-02-06'): Promise<number> {
      const id = await begin(api)
      await put(api, id, 'waiting')
      await api.engine.query({ text: 'update objection set reply_by = $1 where id = $2', values: [replyBy, id] })
      return id
    }
    /** After that day's sweep. */
    async function stateOn(api: Api, id: number, day: string) {
      onDay(api, day)
      await api.doJob('records.due', {})
      return (await stored(api, id))?.status
    }

    test('the weekend does not count', async ({ api }) => {
      const id = await waiting(api)
      for (const day of ['2026-02-07', '2026-02-08', '2026-02-09'])
        expect([day, await stateOn(api, id, day)]).toEqual([day, 'waiting'])
      expect(await stateOn(api, id, '2026-02-10')).toBe('dropped')
      const [last] = (await api.rows('audit_log')).filter(({ entity }) => entity === 'objection').slice(-1)
      expect(last).toMatchObject({ action: 'lapse', actor_id: null })
    })

    test('nor does a holiday of the settings', async ({ api }) => {
      const country = (await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })).id
      await api.create('holiday', { date: '2026-02-10', country, name: { nl: 'Feestdag' }, isStatutory: true })
      const id = await waiting(api)
      expect(await stateOn(api, id, '2026-02-10')).toBe('waiting')
      expect(await stateOn(api, id, '2026-02-11')).toBe('dropped')
    })

    test('one that went on in time stays', async ({ api }) => {
      const id = await waiting(api)
      expect((await call(api, 'employee', id, 'resume')).statusCode).toBe(200)
      expect(await stateOn(api, id, '2026-03-10')).toBe('in_hand')
    })
  })
})
