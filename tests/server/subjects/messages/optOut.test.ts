/** Whoever has the link of a message may ask for no more, without signing in; opening it changes nothing. */
import { expect } from 'vitest'
import { optOutToken } from '#server/subjects/messages/back/optOutLink.ts'
import { composition, one, test } from './writing.ts'

test('the page asks in the language of the message, the button blocks the address, and the next message is held', async ({
  api,
  office,
  file,
}) => {
  await one(api, composition(file.id, office))
  const path = `/opt-out/${optOutToken(api.app.config, 1)}`
  const page = await api.anyone().get(path)
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<html lang="nl">')
  expect(page.body).toContain('s…@example.test')
  expect(page.body).not.toContain('saar@')
  expect((await api.rows('debtor_contact')).map(({ status }) => status)).toEqual(['ok', 'ok'])
  const asForm = {
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as const
  const done = await api.app.inject({ ...asForm, payload: 'List-Unsubscribe=One-Click' })
  expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('geen berichten meer van ons')])
  expect(await api.rows('debtor_contact')).toMatchObject([
    { status: 'blocked', blocked_at: expect.any(String) },
    { status: 'ok' },
  ])
  expect(await api.rows('debtor')).toMatchObject([{ do_not_email: true }])
  expect(await api.rows('file_log')).toMatchObject([{ file_id: file.id, channel: 'email' }])
  await api.app.inject({ ...asForm, payload: '' })
  expect(await api.rows('file_log')).toHaveLength(1)
  expect(await one(api, composition(file.id, office, { key: 'next', again: true }))).toEqual({ hold: 'opt_out' })
})

test('a link that we did not make changes nothing', async ({ api, office, file }) => {
  await one(api, composition(file.id, office))
  const wrong = `/opt-out/1.${'a'.repeat(22)}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await api.anyone().get(wrong)).statusCode).toBe(404)
  expect((await api.app.inject({ method: 'POST', url: wrong, headers, payload: '' })).statusCode).toBe(404)
  expect((await api.rows('debtor_contact')).map(({ status }) => status)).toEqual(['ok', 'ok'])
})
