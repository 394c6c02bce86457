/** Which choices the typed text finds, and in which order. */
import { expect, test } from 'vitest'
import pageNames from '#resources/generated/pageNames.json' with { type: 'json' }
import { locales } from '#schemas/product.ts'
import synonyms from '#schemas/synonyms.json' with { type: 'json' }
import { fitting } from '#src/palette/fittingItems.ts'
import type { Item } from '#src/palette/item.ts'

const names: Readonly<Record<string, readonly string[]>> = pageNames
const page = (to: string, title: string): Item => ({ id: to, to, title, names: names[to] })
const dutch = [
  page('/settings/merchant', 'Winkeliers'),
  page('/customer/search', 'Klanten'),
  page('/settings/bank-accounts', 'Bankrekeningen'),
  page('/settings/holidays', 'Feestdagen'),
  page('/courts', 'Gerechten'),
]
const found = (typed: string, items = dutch) => fitting(items, typed, 7).map(({ title }) => title)

test.for([
  ['merchants', 'Winkeliers'],
  ['marchands', 'Winkeliers'],
  ['webwinkel', 'Winkeliers'],
  ['web shop', 'Winkeliers'],
  ['iban', 'Bankrekeningen'],
  ['vakantie', 'Feestdagen'],
  ['feestdag', 'Feestdagen'],
  ['holidays', 'Feestdagen'],
  ['jours feries', 'Feestdagen'],
  ['clients', 'Klanten'],
  ['kalnten', 'Klanten'],
  ['winkeleirs', 'Winkeliers'],
  ['merchnats', 'Winkeliers'],
] as const)('"%s" finds %s on a Dutch screen', ([typed, title]) => {
  expect(found(typed)[0]).toBe(title)
})

test('a title comes before another name, and a slip is seen where nothing else fits', () => {
  const items: Item[] = [
    { id: 'a', to: '/a', title: 'Other', names: ['Courts'] },
    { id: 'b', to: '/b', title: 'Courts' },
    { id: 'c', to: '/c', title: 'Counts' },
  ]
  expect(found('courts', items)).toEqual(['Courts', 'Other'])
  expect(found('coutrs', items)).toEqual(['Courts', 'Other'])
  expect(found('xourts', items)).toEqual(['Courts', 'Other'])
  expect(found('cou', items)).toEqual(['Courts', 'Counts', 'Other'])
})

test('what is found by another name says by which', () => {
  expect(fitting(dutch, 'merchants', 7)).toMatchObject([{ title: 'Winkeliers', detail: 'Merchants' }])
  expect(fitting(dutch, 'winkel', 7)[0]?.detail).toBeUndefined()
})

test('every page with synonyms has a name, and synonyms in each language', () => {
  for (const [path, words] of Object.entries(synonyms)) {
    expect([path, path in names]).toEqual([path, true])
    expect(Object.keys(words).sort()).toEqual([...locales].sort())
    for (const locale of locales) {
      expect(words[locale].length).toBeGreaterThan(0)
      expect(words[locale].every((word) => word !== '' && word === word.trim())).toBe(true)
    }
  }
})
