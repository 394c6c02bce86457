/**
 * No request blocks the event loop: the worst bodies and queries for a route of each shape (all routes in
 * `heldLoop.long.test.ts`), and the heaviest work of a single request, measured by the longest turn in processor
 * time of the server's thread.
 */
import { expect } from 'vitest'
import { templateVariables } from '#server/seed/reference/templateVariables.ts'
import { test } from '#tests/support/api.ts'
import { heldBy, mostHeld } from '#tests/support/turns.ts'
import { repeated } from '#tests/support/worstBodies.ts'
import { withKey } from '#tests/support/withKey.ts'
import { sendWorst } from './worstRequests.ts'

test('the worst body and the worst query hold no route up, of each shape', { timeout: 180_000 }, async ({ api }) => {
  expect(await sendWorst(api, { onePerShape: true })).toBeGreaterThan(750)
})

test('a call with a key is logged without holding anybody up, whatever it says', async ({ api }) => {
  const { call, key } = await withKey(api)
  for (const piece of ['eyJ-', 'eyJa.', 'NL91 ', 'bearer ', '\\"a\\":', 'dsk_', '%20']) {
    const payload = Buffer.from(`{"name":"x","url":"${repeated(piece, 900_000)} ${key}"}`)
    const held = await heldBy(async () => {
      await call('POST', '/api/v4/webhook', { payload, headers: { 'content-type': 'application/json' } })
      await api.app.apiLog.flush()
    })
    expect(held, piece).toBeLessThan(mostHeld)
  }
  const stored = await api.rows('api_log')
  expect(stored.filter(({ path }) => path === '/api/v4/webhook').length).toBeGreaterThanOrEqual(7)
  expect(JSON.stringify(stored)).not.toContain(key)
})

test('more preferences than are kept are refused before anything is written', async ({ api }) => {
  const client = api.as('admin')
  const body = Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`name${n}`, n]))
  const held = await heldBy(async () => {
    expect((await client.put('/api/v4/users/preferences', body)).statusCode).toBe(400)
  })
  expect(held).toBeLessThan(mostHeld)
  expect(await api.rows('preference')).toEqual([])
})

/** Placeholders worth hundreds of characters each once filled in. */
const fillers = [
  '<p>{{file.claimsTable}}</p>',
  '{{file.total.outstanding}} ',
  '<p>{{today}}</p>',
  '<p>a</p>',
  '<br>',
  '{{x}}',
]

test('a template that names one thing thousands of times is checked and shown without holding anybody up', async ({
  api,
}) => {
  await api.engine.query({
    text: `insert into template_variable (key, label, category, type, format, sample, scopes)
      select key, label, category, type, format, sample, scopes
      from jsonb_populate_recordset(null::template_variable, $1::jsonb)`,
    values: [JSON.stringify(templateVariables)],
  })
  const client = api.as('admin')
  const letter = { name: 'Brief', code: 'brief', category: 'amicable', type: 'step', destination: 'debtor' }
  const paper = { ...letter, letterhead: 'office', addressWindow: 'left', signature: 'office' }
  const tooSlow: string[] = []
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const held = await heldBy(work)
    if (held > mostHeld) tooSlow.push(`${what}, ${Math.round(held)} ms`)
  }
  for (const filler of fillers) {
    for (const size of [20_000, 60_000]) {
      const values = { subject: { nl: 'a' }, body: { nl: repeated(filler, size), en: repeated(filler, size) } }
      const what = `${filler} × ${size}`
      await measure(`post, ${what}`, () => client.post('/api/v4/post-mail/template', { ...paper, ...values }))
      await measure(`mail, ${what}`, () => client.post('/api/v4/email/template', { ...letter, ...values }))
      if (size === 20_000) {
        await measure(`pages, ${what}`, () =>
          client.post('/api/v4/post-mail/template/preview', { values: { ...paper, ...values } }),
        )
      }
    }
  }
  const { rows } = await api.engine.query<{ id: number }>({ text: 'select id from email_template' })
  for (const { id } of rows) {
    await measure(`preview ${id}`, () => client.post(`/api/v4/email/template/${id}/preview`, {}))
  }
  expect(tooSlow).toEqual([])
  expect(rows.length).toBeGreaterThan(0)
})

test('an export gives the event loop back while it is written', async ({ api }) => {
  await api.engine.query({
    text: `insert into customer (number, company, notes)
      select 'C-' || n, 'Bedrijf ' || n, repeat('=<&> "woorden"; ', 250) from generate_series(1, 2000) n`,
  })
  for (const format of ['csv', 'xlsx']) {
    const held = await heldBy(async () => {
      const answer = await api.as('admin').get(`/api/v4/customer/export?_format=${format}`)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    })
    expect(held, format).toBeLessThan(mostHeld)
  }
})
