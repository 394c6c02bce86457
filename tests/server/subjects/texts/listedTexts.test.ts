/** Which wordings are refused, and the list of all texts. */
import { afterEach, describe, expect } from 'vitest'
import { originals, speak } from '#server/foundation/messages.ts'
import { test, type Api } from '#tests/support/api.ts'
import { change } from './wording.ts'

/** Tests of one worker share a process, and thereby its texts. */
afterEach(() => speak(originals))

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
