import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fit } from '#src/palette/fit.ts'

/** The title with the matched part in brackets. */
function shown(title: string, typed: string): string | undefined {
  const found = fit(title, typed)
  return found?.ranges.reduceRight(
    (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    title,
  )
}

test.for([
  { title: 'Add merchant', typed: 'add', is: '[Add] merchant' },
  { title: 'Add merchant', typed: 'merch', is: 'Add [merch]ant' },
  { title: 'Add merchant', typed: 'MERCHANT add', is: '[Add] [merchant]' },
  { title: 'Add merchant', typed: 'am', is: '[A]dd [m]erchant' },
  { title: 'Add merchant', typed: 'admer', is: '[Ad]d [mer]chant' },
  { title: 'Customers', typed: 'mer', is: 'Custo[mer]s' },
  { title: 'Employés', typed: 'employes', is: '[Employés]' },
  { title: 'Employes', typed: 'employé', is: '[Employe]s' },
  { title: 'C-1003 · Noordzee', typed: '1003', is: 'C-[1003] · Noordzee' },
  { title: 'Add merchant', typed: 'adr', is: undefined },
  { title: 'Add merchant', typed: 'merchants', is: 'Add [merchant]' },
  { title: 'Add merchant', typed: 'mercahnt', is: 'Add [merchant]' },
  { title: 'Add merchant', typed: 'merhant', is: 'Add [merchant]' },
  { title: 'Add merchant', typed: 'marchant', is: 'Add [merchant]' },
  { title: 'Add merchant', typed: 'machrant', is: undefined },
  { title: 'Add merchant', typed: 'adx', is: undefined },
  { title: 'Add merchant', typed: 'add customer', is: undefined },
])('$typed in $title is $is', ({ title, typed, is }) => {
  expect(shown(title, typed)).toBe(is)
})

test('the beginning fits better than a word, a word better than a part, a part better than an abbreviation', () => {
  const scores = ['mer chant', 'a merchant', 'customer', 'my extra rule'].map((title) => fit(title, 'mer')?.score ?? 0)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(new Set(scores).size).toBe(4)
})

test('a title fits itself, and whatever fits marks characters of it, in order', () => {
  const title = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(title, fc.string({ maxLength: 6 }), (text, typed) => {
      expect(fit(text, text)).toBeDefined()
      const places = fit(text, typed)?.ranges.flat() ?? []
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(places.every((place) => place >= 0 && place <= text.length)).toBe(true)
    }),
  )
})
