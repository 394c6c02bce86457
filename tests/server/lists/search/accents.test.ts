/** Searches without accents, signs and the order of words: both sides are folded, and JavaScript folds as the database does. */
import { expect } from 'vitest'
import { folded } from '#domain/foldText.ts'
import { test, type Api } from '#tests/support/api.ts'

/** Letters with accents, accents by themselves, quotes and hyphens, and what people paste with them. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x2033],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
] as const

test('the database folds each letter as the program does', async ({ api }) => {
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => `a${String.fromCodePoint(from + index)}b`),
  )
  const { rows } = await api.engine.query<{ word: string; is: string }>({
    text: 'select word, folded(word) as is from unnest($1::text[]) word',
    values: [letters],
  })
  expect(rows).toHaveLength(letters.length)
  expect(rows.filter(({ word, is }) => folded(word) !== is)).toEqual([])
})

const names = {
  zoe: 'Zoë Dekker',
  celik: 'Ayşe Çelikoğlu',
  muller: 'Hans Muller',
  umlaut: 'Eva Müller',
  spread: 'Jörg Mueller',
  berg: 'Wim van den Berg',
  belgian: 'Luc Vandenberghe',
  initials: 'J.P. Balkema',
  aakerman: 'Per Aakerman',
  akerman: 'Nils Åkerman',
  strasse: 'Bäckerei Gießen',
  ostergaard: 'Søren Østergaard',
  istanbul: 'İSTANBUL Ticaret',
  obrien: 'Sean O’Brien',
  double: 'Anna Jansen-de Vries',
  bv: 'Bakker B.V.',
  combined: 'Rene\u0301 Lefe\u0300vre',
  ij: 'Ĳsbrand Ĳzer',
}

async function shops(api: Api) {
  const client = await api.create('customer', { number: 'C-1', company: 'Handel' })
  const ids: Record<string, number> = {}
  for (const [key, name] of Object.entries(names))
    ids[key] = (await api.create('merchant', { client: client.id, name })).id
  return ids
}

const asked: readonly [string, (keyof typeof names)[]][] = [
  ['zoe', ['zoe']],
  ['ZOË', ['zoe']],
  ['celikoglu', ['celik']],
  ['çelikoğlu ayse', ['celik']],
  ['muller', ['muller', 'umlaut']],
  ['müller', ['muller', 'umlaut', 'spread']],
  ['mueller', ['muller', 'umlaut', 'spread']],
  ['müller eva', ['umlaut']],
  ['Jorg Mueller', ['spread']],
  ['vandenberg', ['berg', 'belgian']],
  ['van den berg', ['berg', 'belgian']],
  ['Berg, van den', ['berg', 'belgian']],
  ['JP Balkema', ['initials']],
  ['j. p.  balkema', ['initials']],
  ['akerman', ['aakerman', 'akerman']],
  ['giessen', ['strasse']],
  ['backerei gießen', ['strasse']],
  ['ostergaard', ['ostergaard']],
  ['istanbul', ['istanbul']],
  ["o'brien", ['obrien']],
  ['O‘Brien', ['obrien']],
  ['obrien', ['obrien']],
  ['O Brien', ['obrien']],
  ['jansen de vries', ['double']],
  ['vries, anna', ['double']],
  ['Jansen-Vries', ['double']],
  ['bakker bv', ['bv']],
  ['Bakker B.V.', ['bv']],
  ['rené lefèvre', ['combined']],
  ['ijsbrand', ['ij']],
]

test('a name is found with and without its accents and signs, in any order of its words', async ({ api }) => {
  const ids = await shops(api)
  const admin = api.as('admin')
  for (const [text, found] of asked) {
    const answer = await admin.get(`/api/v4/merchant?_filter[search]=${encodeURIComponent(text)}&_order[id]=asc`)
    const { items, similar } = answer.json<{ items: { id: number }[]; similar?: true }>()
    const wanted = found.map((key) => ids[key]).toSorted((a, b) => Number(a) - Number(b))
    expect([text, similar, items.map(({ id }) => id)]).toEqual([text, undefined, wanted])
  }
})

test('filters by part and by beginning, and choices, look past accents too', async ({ api }) => {
  const ids = await shops(api)
  const admin = api.as('admin')
  const found = async (query: string) => {
    const { items } = (await admin.get(`/api/v4/merchant?${query}&_order[id]=asc`)).json<{ items: { id: number }[] }>()
    return items.map(({ id }) => id)
  }
  expect(await found('_filter[name][contains]=muller')).toEqual([ids.muller, ids.umlaut])
  expect(await found('_filter[name][contains]=M%C3%BCller')).toEqual([ids.muller, ids.umlaut])
  expect(await found('_filter[name][startsWith]=soren')).toEqual([ids.ostergaard])
  expect(await found('_filter[name][startsWith]=ijsb')).toEqual([ids.ij])
  await api.create('customer', { number: 'C-2', company: 'Café Ünal' })
  const choice = await admin.get('/api/v4/merchant/choices/client?keywords=cafe%20unal')
  expect(choice.json()).toMatchObject({ items: [{ company: 'Café Ünal' }] })
  const picked = await admin.get('/api/customer/search?keywords=unal')
  expect(picked.json()).toMatchObject({ items: [{ company: 'Café Ünal' }] })
})
