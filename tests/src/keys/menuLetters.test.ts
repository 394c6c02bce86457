/** Letters for the pages of the menu. */
import { expect, test } from 'vitest'
import { lettered, lettersOf } from '#src/keys/menuLetters.ts'
import type { MenuItem } from '#src/menu/menu.ts'

const item = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name,
  path: `/${name}`,
  opened: false,
  children: [],
  ...more,
})

test.each([
  { names: ['Customers', 'Contact persons', 'Courts'], letters: ['c', 'p', 'o'], why: 'beginnings of words first' },
  { names: ['État', 'Élus'], letters: ['e', 'l'], why: 'without accents' },
  { names: ['A', 'A', 'A'], letters: ['a', 'b', 'c'], why: 'any letter when its own are taken' },
  { names: ['(2FA) codes'], letters: ['2'], why: 'digits too' },
])('$names: $why', ({ names, letters }) => {
  expect(lettersOf(names)).toEqual(letters)
})

test('no two entries of a level share a letter, and more than there are letters get none', () => {
  const letters = lettersOf(Array.from({ length: 40 }, () => 'Page'))
  expect(new Set(letters.filter(Boolean)).size).toBe(36)
  expect(letters.slice(36)).toEqual(['', '', '', ''])
})

test('a saved view between pages changes none of their letters', () => {
  const pages = [item('Merchants'), item('Mail')]
  const withView = [pages[0], item('Mine', { counted: 3 }), pages[1]].filter((one) => one !== undefined)
  expect(lettered(pages).map(({ letter }) => letter)).toEqual(['m', 'a'])
  expect(lettered(withView).map(({ letter }) => letter)).toEqual(['m', 'i', 'a'])
})

test('a group leads to its own page and those in it', () => {
  const [group] = lettered([item('Settings', { children: [item('Teams')] })])
  expect(group?.pages.map(({ name }) => name)).toEqual(['Settings', 'Teams'])
})
