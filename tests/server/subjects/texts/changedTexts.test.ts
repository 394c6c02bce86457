import { afterEach, describe, expect } from 'vitest'
import { originals, speak } from '#server/foundation/messages.ts'
import { test, type Api } from '#tests/support/api.ts'

/** Tests of one worker share a process, and thereby its texts. */
afterEach(() => speak(originals))

const change = (api: Api, locale: string, key: string, text: string, who = 'settings') =>
  api.as(who).put(`/api/v4/texts/${locale}`, { key, text })
const takeBack = (api: Api, locale: string, key: string) =>
  api.as('settings').delete(`/api/v4/texts/${locale}`, { key })
const notFound = async (api: Api, locale: string) =>
  (await api.anyone().get('/api/v4/nowhere', { headers: { 'accept-language': locale } })).json<{ error: string }>()
    .error
const textsOf = (api: Api, locale: string) => api.anyone().get(`/api/v3/translate/get?lang=${locale}`)

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
  api.app.engine.query = ((statement) => {
    if (statement.name === 'changed-texts') asked.push(statement.text)
    return query(statement)
  }) as typeof query
  try {
    api.advance(5000)
    for (let i = 0; i < 5; i++) await notFound(api, 'nl')
    expect(asked).toHaveLength(1)
  } finally {
    api.app.engine.query = query
  }
})

test('a database that does not answer leaves the words as they were', async ({ api }) => {
  await change(api, 'nl', 'error.notFound', 'Weg.')
  const { query } = api.engine
  api.engine.query = () => Promise.reject(new Error('no connection'))
  try {
    api.advance(5000)
    expect(await notFound(api, 'nl')).toBe('Weg.')
  } finally {
    api.engine.query = query
  }
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

describe('mails about accounts', () => {
  const reset = 'mail.passwordReset.body'
  const framed = 'Dear %name%,\n\n%notice%\n\nWithin %minutes% minutes:\n\n%link%\n\nBye.'
  const english = { headers: { 'accept-language': 'en' } }
  const ask = (api: Api, text: string, who: string | readonly string[] = 'admin', key = reset) =>
    api.as(who).put('/api/v4/texts/en', { key, text }, english)
  const lastMail = async (api: Api) => (await api.rows('mail')).at(-1)

  test('are worded by a super administrator, not by who words texts; a change is not taken back by them either', async ({
    api,
  }) => {
    const refusal = { errors: { text: [expect.stringMatching(/super administrator/)] } }
    for (const key of [reset, 'mail.passwordReset.subject', 'mail.invitation.body', 'mail.emailChanged.body']) {
      expect((await ask(api, framed, 'settings', key)).json()).toMatchObject(refusal)
    }
    expect((await ask(api, framed)).json()).toMatchObject({ guard: 'super-admin', texts: { en: { changed: framed } } })
    const back = await api.as('settings').delete('/api/v4/texts/en', { key: reset }, english)
    expect([back.statusCode, back.json()]).toMatchObject([400, refusal])
    expect(await api.rows('changed_text')).toMatchObject([{ key: reset, text: framed }])
  })

  test.for([
    ['a link that is part of another', framed.replace('%link%', 'https://evil.example/c?u=%link%'), /alone on a line/],
    ['a link with words beside it', framed.replace('%link%', 'Go to %link%'), /alone on a line/],
    ['a second link', `${framed}\n%link%`, /alone on a line/],
    ['a notice that is part of a sentence', framed.replace('%notice%', 'Not: %notice%'), /alone on a line/],
    ['no notice', framed.replace('%notice%', 'All is well.'), /%notice%/],
    ['another address', framed.replace('Bye', 'https://evil.example/c'), /no address/],
    ['the name of a site', framed.replace('Bye', 'See evil.example for more'), /no address/],
    ['the name of a site with another dot', framed.replace('Bye', 'See evil。example for more'), /no address/],
    ['a mail address', framed.replace('Bye', 'Tell help@evil'), /no address/],
    ['an address after the link', framed.replace('%link%', '%link%\n//x:evil.example'), /no address/],
  ] as const)('may not hold %s, whoever words them', async ([, text, reason], { api }) => {
    const answer = await ask(api, text)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: { text: expect.arrayContaining([expect.stringMatching(reason)]) } },
    ])
    expect(await api.rows('changed_text')).toEqual([])
  })

  test('keep their notice, which nobody words anew', async ({ api }) => {
    const notice = 'mail.emailChanged.notice'
    const refused = await ask(api, 'All is well, %username%.', 'admin', notice)
    expect(refused.json()).toMatchObject({ errors: { text: [expect.stringMatching(/stays as it is/)] } })
    // Whatever the database contains.
    const text = `insert into changed_text (locale, key, text, changed_at) values
      ('en', '${notice}', 'All is well, %username%.', now()), ('en', 'mail.emailChanged.body', 'Bye, %name%.', now())`
    await api.engine.query({ text })
    api.advance(1000)
    const id = await api.addUser({ username: 'jan', acl: [] })
    await api.engine.query({ text: `update app_user set locale = 'en' where id = $1`, values: [id] })
    const saved = await api.as('admin').put(`/api/v4/users/${id}`, { email: 'new@example.test', _version: 1 })
    expect(saved.statusCode).toBe(200)
    expect(await lastMail(api)).toMatchObject({
      recipient: 'jan@example.test',
      body: expect.stringMatching(/account jan was changed[^]*Is that not right\? Then tell your administrator/),
    })
    const { items } = (await api.as('settings').get(`/api/v4/texts?_filter[search]=${notice}`)).json<{
      items: object[]
    }>()
    expect(items).toMatchObject([{ key: notice, guard: 'nobody', texts: { en: { changed: null } } }])
  })

  test('hold no address but ours, whatever is stored of them, and make no link of a name', async ({ api }) => {
    const evil = 'https://evil.example/c?u=%link%\n\n%notice% %name% %minutes%'
    await api.engine.query({
      text: `insert into changed_text (locale, key, text, changed_at) values ('nl', '${reset}', $1, now())`,
      values: [evil],
    })
    api.advance(1000)
    await api.addUser({ username: 'jan', acl: [] })
    await api.engine.query({ text: `update app_user set name = 'Jan P.J. Smit www.evil.example/x'` })
    await api.anyone().post('/api/customer/reset-password', { email: 'jan@example.test' })
    await expect.poll(() => api.rows('mail')).toHaveLength(1)
    const body = String((await lastMail(api))?.body)
    expect(body.match(/\S*[.:/]\S{2,}/g)).toEqual([expect.stringMatching(/^http:\/\/127.0.0.1:3000\/customer\/reset/)])
    expect(body).toContain('Jan P J Smit www evil example x')
  })
})

describe('is refused, and nothing changes:', () => {
  test.for([
    ['a placeholder that is gone', 'error.relation', 'This does not exist.', /%name%/],
    ['a placeholder that nothing fills', 'error.relation', '%name% of %customer% does not exist.', /%customer%/],
    ['a placeholder written as the browser’s library has it', 'shell.menu', 'Menu %{name}', /%\{name\}/],
    ['one form for two', 'resources.merchant.name', 'Web shop', /\|\|\|\|/],
    ['two forms for one', 'shell.menu', 'Menu |||| Menus', /\|\|\|\|/],
    ['a form that is empty', 'resources.merchant.name', 'Web shop |||| ', /\|\|\|\|/],
    ['nothing', 'shell.menu', '  ', /required/],
    ['nothing that can be seen', 'shell.menu', '\u200b\u2060 \ufeff', /required/],
    ['a line in a text of one line', 'shell.menu', 'Main\nmenu', /cannot be stored/],
    ['a control character', 'shell.menu', 'Main\u0007menu', /cannot be stored/],
    ['a turn of direction', 'shell.menu', 'Main\u202emenu', /cannot be stored/],
    ['more than the limit', 'shell.menu', 'x'.repeat(2001), /2000/],
    ['a refusal of a token without its word', 'error.csrf', 'Please reload.', /recognised/],
    ['another refusal with that word', 'error.notFound', 'Not found, csrf.', /recognised/],
  ] as const)('%s', async ([, key, text, reason], { api }) => {
    const answer = await api
      .as('settings')
      .put('/api/v4/texts/en', { key, text }, { headers: { 'accept-language': 'en' } })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: { text: [expect.stringMatching(reason)] } },
    ])
    expect([await api.rows('changed_text'), await api.rows('audit_log')]).toEqual([[], []])
  })

  test('a key that no text has, and a language that nobody speaks here', async ({ api }) => {
    expect((await change(api, 'en', 'shell.nothing', 'x')).json()).toHaveProperty('errors.key')
    expect((await change(api, 'en', 'shell', 'x')).json()).toHaveProperty('errors.key')
    expect((await change(api, 'en', 'toString', 'x')).json()).toHaveProperty('errors.key')
    expect((await change(api, 'de', 'shell.menu', 'x')).statusCode).toBe(400)
    expect(await api.rows('changed_text')).toEqual([])
  })

  test('who is no settings admin', async ({ api }) => {
    await change(api, 'en', 'shell.menu', 'Pages')
    for (const who of ['employee', 'customer', 'nobody']) {
      const client = api.as(who)
      expect((await client.get('/api/v4/texts')).statusCode).toBe(403)
      expect((await client.put('/api/v4/texts/en', { key: 'shell.menu', text: 'Mine' })).statusCode).toBe(403)
      expect((await client.delete('/api/v4/texts/en', { key: 'shell.menu' })).statusCode).toBe(403)
    }
    expect((await api.anyone().put('/api/v4/texts/en', { key: 'shell.menu', text: 'Mine' })).statusCode).toBe(403)
    expect(await api.rows('changed_text')).toMatchObject([{ text: 'Pages' }])
    expect(await api.rows('audit_log')).toHaveLength(1)
  })
})

describe('the list', () => {
  type List = {
    items: { key: string; area: string }[]
    total: number
    pager: { pages: { total: number } }
    areas: string[]
  }
  const list = async (api: Api, query = '') => (await api.as('settings').get(`/api/v4/texts${query}`)).json<List>()

  test('has every key, those of react-admin and of the screens among them, page by page', async ({ api }) => {
    const all = await list(api, '?_limit=1000')
    const keys = all.items.map(({ key }) => key)
    while (keys.length < all.total) {
      const { items } = await list(api, `?_limit=1000&_offset=${keys.length}`)
      expect(items).not.toEqual([])
      keys.push(...items.map(({ key }) => key))
    }
    expect(new Set(keys).size).toBe(all.total)
    expect(keys).toEqual(expect.arrayContaining(['ra.action.save', 'shell.menu', 'error.notFound']))
    const second = await list(api, '?_offset=50&_limit=50')
    expect(second.items.map(({ key }) => key)).toEqual(all.items.slice(50, 100).map(({ key }) => key))
    expect([second.total, second.pager.pages.total]).toEqual([all.total, Math.ceil(all.total / 50)])
    expect(all.areas).toEqual(expect.arrayContaining(['ra', 'resources.merchant']))
  })

  test('is searched in key and text without case and accents, and narrowed to a part', async ({ api }) => {
    const keys = async (query: string) => (await list(api, query)).items.map(({ key }) => key)
    expect(await keys('?_filter[search]=HOOFDMENU')).toEqual(['shell.menu'])
    expect(await keys('?_filter[search]=cle&_filter[area]=texts')).toContain('texts.key')
    const ofMerchants = await keys('?_filter[area]=resources.merchant')
    expect(ofMerchants.length).toBeGreaterThan(0)
    expect(ofMerchants.filter((key) => !key.startsWith('resources.merchant.'))).toEqual([])
  })

  test('shows what was changed, found by what it was and by what it is', async ({ api }) => {
    await change(api, 'nl', 'shell.menu', 'Wegwijzer')
    const keys = async (query: string) => (await list(api, query)).items.map(({ key }) => key)
    expect(await keys('?_filter[state]=changed')).toEqual(['shell.menu'])
    expect(await keys('?_filter[search]=wegwijzer')).toEqual(['shell.menu'])
    expect(await keys('?_filter[search]=hoofdmenu')).toEqual(['shell.menu'])
    expect(await keys('?_filter[state]=missing')).toEqual([])
  })

  test.for([
    '?_limit=0',
    '?_limit=1001',
    '?_limit=x',
    '?_offset=-1',
    '?_filter[state]=x',
    '?_filter[other]=x',
    '?other=x',
  ])('refuses %s', async (query, { api }) =>
    expect((await api.as('settings').get(`/api/v4/texts${query}`)).statusCode).toBe(400),
  )
})
