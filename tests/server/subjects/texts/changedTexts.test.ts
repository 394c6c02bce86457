/** Texts that the office words itself: said at once everywhere, and taken back. */
import { afterEach, expect, onTestFinished } from 'vitest'
import { originals, speak } from '#server/foundation/messages.ts'
import { test, type Api } from '#tests/support/api.ts'
import { change } from './wording.ts'

const takeBack = (api: Api, locale: string, key: string) =>
  api.as('settings').delete(`/api/v4/texts/${locale}`, { key })

const notFound = async (api: Api, locale: string) =>
  (await api.anyone().get('/api/v4/nowhere', { headers: { 'accept-language': locale } })).json<{ error: string }>()
    .error

const textsOf = (api: Api, locale: string) => api.anyone().get(`/api/v3/translate/get?lang=${locale}`)

/** Tests of one worker share a process, and thereby its texts. */
afterEach(() => speak(originals))

test('§9.1 a changed text is said by server and browser at once, in its language only, until it is taken back', async ({
  api,
}) => {
  const before = await textsOf(api, 'nl')
  const answer = await change(api, 'nl', 'error.notFound', 'Dat is er niet.')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      key: 'error.notFound',
      area: 'error',
      texts: {
        nl: { original: 'Niet gevonden.', changed: 'Dat is er niet.', changedBy: 'settings' },
        en: { changed: null },
      },
    },
  ])
  expect([await notFound(api, 'nl'), await notFound(api, 'en')]).toEqual(['Dat is er niet.', 'Not found.'])
  const after = await textsOf(api, 'nl')
  expect(after.json()).toMatchObject({ error: { notFound: 'Dat is er niet.' } })
  expect(after.headers.etag).not.toBe(before.headers.etag)

  expect((await takeBack(api, 'nl', 'error.notFound')).json()).toMatchObject({ texts: { nl: { changed: null } } })
  expect(await notFound(api, 'nl')).toBe('Niet gevonden.')
  expect((await textsOf(api, 'nl')).headers.etag).toBe(before.headers.etag)
  expect(await api.rows('changed_text')).toEqual([])
})

test('a change is in the menu, in the labels of a form, and in what a form refuses', async ({ api }) => {
  await change(api, 'en', 'resources.merchant.name', 'Web shop |||| Web shops')
  await change(api, 'en', 'validation.required', 'Fill this in.')
  const headers = { 'accept-language': 'en' }
  const menu = (await api.as('settings').get('/api/v4/menu/user', { headers })).body
  expect(menu).toContain('Web shops')
  const refused = await api.as('settings').post('/api/v4/merchant', {}, { headers })
  expect(refused.json()).toMatchObject({ errors: { client: ['Fill this in.'] } })
})

test('another process hears of a change within a second', async ({ api }) => {
  expect(await notFound(api, 'nl')).toBe('Niet gevonden.')
  // As another process would: writes to the database, without telling this process.
  const text = `insert into changed_text (locale, key, text, changed_at) values ('nl', 'error.notFound', 'Weg.', now())`
  await api.engine.query({ text })
  api.advance(1000)
  expect(await notFound(api, 'nl')).toBe('Weg.')
  await api.engine.query({ text: `update changed_text set text = 'Foetsie.'` })
  api.advance(1000)
  expect((await textsOf(api, 'nl')).json()).toMatchObject({ error: { notFound: 'Foetsie.' } })
  await api.engine.query({ text: 'delete from changed_text' })
  api.advance(1000)
  expect(await notFound(api, 'nl')).toBe('Niet gevonden.')
})

test('a busy process asks once a second whether texts have changed', async ({ api }) => {
  const asked: string[] = []
  const { query } = api.app.engine
  onTestFinished(() => void (api.app.engine.query = query))
  api.app.engine.query = ((statement) => {
    if (statement.name === 'changed-texts') asked.push(statement.text)
    return query(statement)
  }) as typeof query
  api.advance(5000)
  for (let i = 0; i < 5; i++) await notFound(api, 'nl')
  expect(asked).toHaveLength(1)
})

test('a database that does not answer leaves the words as they were', async ({ api }) => {
  await change(api, 'nl', 'error.notFound', 'Weg.')
  const { query } = api.engine
  onTestFinished(() => void (api.engine.query = query))
  api.engine.query = () => Promise.reject(new Error('no connection'))
  api.advance(5000)
  expect(await notFound(api, 'nl')).toBe('Weg.')
})

test('who changed which text is in the audit, from what to what', async ({ api }) => {
  await change(api, 'fr', 'shell.menu', 'Menu')
  await change(api, 'fr', 'shell.menu', 'Le menu')
  await change(api, 'fr', 'shell.menu', 'Le menu')
  await takeBack(api, 'fr', 'shell.menu')
  await takeBack(api, 'fr', 'shell.menu')
  const audit = (await api.rows('audit_log')).map(({ actor_name, action, entity, changes }) => [
    actor_name,
    action,
    entity,
    changes,
  ])
  expect(audit).toEqual([
    ['settings', 'change', 'text', { 'fr shell.menu': { from: 'Menu principal', to: 'Menu' } }],
    ['settings', 'change', 'text', { 'fr shell.menu': { from: 'Menu', to: 'Le menu' } }],
    ['settings', 'take-back', 'text', { 'fr shell.menu': { from: 'Le menu', to: 'Menu principal' } }],
  ])
})

test('the original itself takes a change back', async ({ api }) => {
  await change(api, 'en', 'shell.menu', 'Pages')
  expect((await change(api, 'en', 'shell.menu', ' Main menu ')).json()).toMatchObject({
    texts: { en: { changed: null } },
  })
  expect(await api.rows('changed_text')).toEqual([])
})

test('the names of rights are worded by a super administrator, and taken back by nobody else', async ({ api }) => {
  const english = { headers: { 'accept-language': 'en' } }
  const refusal = { errors: { text: [expect.stringMatching(/super administrator/)] } }
  for (const key of ['roles.ROLE_SETTINGS_ACL', 'roleAreas.finance']) {
    const refused = await api.as('settings').put('/api/v4/texts/en', { key, text: 'Read news' }, english)
    expect([refused.statusCode, refused.json()]).toMatchObject([400, refusal])
    expect(await api.rows('changed_text')).toEqual([])
    const changed = await api.as('admin').put('/api/v4/texts/en', { key, text: 'Give or take rights' }, english)
    expect(changed.json()).toMatchObject({ guard: 'super-admin', texts: { en: { changed: 'Give or take rights' } } })
    const kept = await api.as('settings').delete('/api/v4/texts/en', { key }, english)
    expect([kept.statusCode, await api.rows('changed_text')]).toMatchObject([400, [{ key }]])
    await api.as('admin').delete('/api/v4/texts/en', { key }, english)
  }
})
