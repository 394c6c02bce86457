import { expect, test } from 'vitest'
import { relinked } from '#domain/workflow/relinkSteps.ts'

const line = [
  { id: 1, nextStep: 2 },
  { id: 2, nextStep: 3 },
  { id: 3, nextStep: null },
]

test.each([
  { after: [1, 2, 3], links: [], why: 'nothing moves' },
  {
    after: [3, 1, 2],
    why: 'the last comes first',
    links: [
      [2, null],
      [3, 1],
    ],
  },
  {
    after: [1, 3, 2],
    why: 'the last two change places',
    links: [
      [1, 3],
      [2, null],
      [3, 2],
    ],
  },
])('$why', ({ after, links }) => {
  expect([...relinked(line, after)]).toEqual(links)
})

test('a chosen way stays, and so does an end in the middle', () => {
  const steps = [
    { id: 1, nextStep: 3 },
    { id: 2, nextStep: null },
    { id: 3, nextStep: null },
  ]
  expect([...relinked(steps, [2, 1, 3])]).toEqual([])
})
