/** Letters of the menu: after `g` that of a group, and after it that of a page, unless the group has one page only. */
import { entriesOf } from '#src/menu/linkOf.ts'
import type { MenuItem } from '#src/menu/menu.ts'

/** `pages`: what the item leads to; of one page the item is the page. */
export type Lettered = { letter: string; item: MenuItem; pages: readonly MenuItem[] }

/** Items of one level of the menu, in its order. Saved views come last for letters: they come and go. */
export function lettered(items: readonly MenuItem[]): Lettered[] {
  const isView = ({ counted }: MenuItem) => counted !== undefined
  const inTurn = [...items.filter((item) => !isView(item)), ...items.filter(isView)]
  const letters = lettersOf(inTurn.map(({ name }) => name))
  return items.map((item) => ({ item, letter: letters[inTurn.indexOf(item)] ?? '', pages: entriesOf(item) }))
}

/**
 * The first letter of each name that no earlier name has: beginnings of its words, then its other letters, then any.
 *
 * @returns '' when all are taken.
 * @example lettersOf(['Customers', 'Contact persons', 'Courts']) // ['c', 'p', 'o']
 */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set([''])
  return names.map((name) => {
    const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    const starts = plain.match(/(?<![a-z\d])[a-z\d]/g) ?? []
    const letter = [...starts, ...plain.replaceAll(/[^a-z\d]/g, ''), ...all].find((each) => !taken.has(each)) ?? ''
    taken.add(letter)
    return letter
  })
}

const all = 'abcdefghijklmnopqrstuvwxyz0123456789'
