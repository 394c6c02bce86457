/** One typo: what the index is asked for first finds everything that the exact test then takes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded } from '#domain/foldText.ts'
import { oneTypoIn } from '#server/lists/search/oneTypo.ts'

const letter = fc.constantFrom(...'abcdeé')
const word = fc.array(letter, { minLength: 4, maxLength: 15 }).map((all) => all.join(''))
const edits = ['other', 'more', 'less', 'swapped'] as const
const typo = fc.record({ edit: fc.constantFrom(...edits), at: fc.nat(20), by: letter, of: fc.nat(4) })

function misspelt(
  text: string,
  { edit, at: place, by, of }: { edit: string; at: number; by: string; of: number },
): string {
  const words = text.split(' ')
  const index = of % words.length
  const chosen = words[index] ?? ''
  // The first letter is there, or another in its place.
  const at = edit === 'less' ? 1 + (place % (chosen.length - 2)) : place % (chosen.length - 1)
  const [left, right] = [chosen.slice(0, at), chosen.slice(at)]
  const made = {
    other: `${left}${by}${right.slice(1)}`,
    more: `${left}${by}${right}`,
    less: `${left}${right.slice(1)}`,
    swapped: `${left}${right.charAt(1)}${right.charAt(0)}${right.slice(2)}`,
  }[edit]
  return words.with(index, made ?? '').join(' ')
}

const like = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('%', '.*')}$`)

test('whatever is one typo away is led to, in one word or in several, among other texts', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      typo,
      fc.constantFrom('', 'x ', '1 '),
      (words, wrong, around) => {
        const stored = words.join(' ')
        const found = oneTypoIn(misspelt(stored, wrong))
        // A word that has lost a letter may be too short for a typo.
        fc.pre(found !== undefined)
        const text = folded(`${around}${stored}${around && ' z'}`)
        const isMatch = new RegExp(found?.regex.replaceAll('\\x01-/', '\\x01-\\x2f') ?? '').test(text)
        if (isMatch) expect(found?.leads.some((lead) => like(lead).test(text))).toBe(true)
        // Of shorter words the last letter must be there too.
        if (words.every(({ length }) => length > 6)) expect(isMatch).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a single long word is asked for by the letters around each place, several words by what is left of them', () => {
  expect(oneTypoIn('jqnsen')?.leads).toContain('%j%nsen%')
  expect(oneTypoIn('jqnsen')?.leads).not.toContain('%sen%')
  expect(oneTypoIn('lars tqrpstra')?.leads).toContain('%lars %stra%')
  expect(oneTypoIn('jan 12')).toBeUndefined()
})
