/** Hand-written texts: a line a key in their files, nested by language where they are read. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSource } from '#codegen/load.ts'
import { linesOf, menuGroupsOf, printLines, subjectFiles, subjectTextsOf } from '#codegen/texts/subjectTexts.ts'

const sources = [
  parseSource(
    'texts/menu.json',
    printLines({
      'menu.depots': { nl: 'Depots', en: 'Depots', fr: 'Dépôts' },
      'menu.parcels.late': { nl: 'Te laat', en: 'Late' },
      'menu.post': { nl: '1 brief |||| %smart_count% brieven', en: '1 letter |||| %smart_count% letters', fr: '–' },
    }),
  ),
  parseSource('texts/screens/parcels.json', printLines({ 'parcel.4_days': { nl: 'Vier dagen', en: 'Four days' } })),
]

test('a language has the texts of all files, nested by the parts of their keys', () => {
  const { texts, screenTexts } = subjectTextsOf(sources)
  expect(texts.nl).toEqual({
    menu: { depots: 'Depots', parcels: { late: 'Te laat' }, post: '1 brief |||| %smart_count% brieven' },
  })
  expect(texts.fr).toEqual({ menu: { depots: 'Dépôts', post: '–' } })
  expect(screenTexts).toEqual({
    nl: { parcel: { '4_days': 'Vier dagen' } },
    en: { parcel: { '4_days': 'Four days' } },
    fr: {},
  })
})

test('the groups of the menu are the keys right below menu', () => {
  expect(menuGroupsOf(sources)).toEqual(['depots', 'post'])
})

test('a project without texts has no files of them', () => {
  expect(subjectFiles('tests')).toEqual([])
})

const files = subjectFiles('schemas').map((file) => `schemas/${file}`)

test.each(files)('%s has a line a key, however long, and no more than 300', (file) => {
  const text = readFileSync(file, 'utf8')
  const lines = linesOf(parseSource(file, text))
  expect(text).toBe(printLines(Object.fromEntries(lines)))
  expect(lines.length).toBeLessThanOrEqual(300)
})
