/** Column names in hand-written SQL come from the schemas; that a renamed one does not compile is shown by `names.long.test.ts`. */
import { expect, test } from 'vitest'
import { names } from '#server/sql/names.ts'

test('a column is written as the statement calls its table', () => {
  expect(`${names('court').visit_city} ${names('court', 'c').visit_city}`).toBe('visit_city c.visit_city')
})
