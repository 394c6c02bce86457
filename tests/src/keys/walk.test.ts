// @vitest-environment jsdom
/** The letters n and p where the page itself says what comes before and after. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { pressLetter } from '#src/keys/pressLetter.ts'

afterEach(() => document.body.replaceChildren())

/** On file 2 of the search 1, 2, 3, after the other files of its debtor were read: 2 and 9. */
function onFile() {
  const queryClient = new QueryClient()
  const read = (filter: object, ...ids: number[]) =>
    queryClient.setQueryData(['file', 'getList', { filter, pagination: { page: 1, perPage: 50 } }], {
      data: ids.map((id) => ({ id })),
      total: ids.length,
    })
  read({}, 1, 2, 3)
  read({ debtor: 7 }, 2, 9)
  const went: unknown[] = []
  const press = (key: string) =>
    pressLetter(new KeyboardEvent('keydown', { key }), {
      queryClient,
      path: '/office/file/2/show',
      search: '',
      goTo: () => undefined,
      navigate: (to) => went.push(to),
    })
  return { press, went }
}

/** What the page of a file shows: no previous one. */
function walk() {
  const clicked: string[] = []
  const box = document.body.appendChild(document.createElement('div'))
  box.dataset.walk = ''
  const next = box.appendChild(document.createElement('a'))
  next.setAttribute('aria-keyshortcuts', 'n')
  next.addEventListener('click', () => clicked.push('n'))
  box.appendChild(document.createElement('button')).disabled = true
  return clicked
}

test('they follow the search that the page shows, not a list that was read since', () => {
  const clicked = walk()
  const { press, went } = onFile()
  press('n')
  expect([clicked, went]).toEqual([['n'], []])
})

test('at its end nothing happens', () => {
  const clicked = walk()
  const { press, went } = onFile()
  press('p')
  expect([clicked, went]).toEqual([[], []])
})
