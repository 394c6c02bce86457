import { expect, test } from 'vitest'
import { cases } from './cases.ts'
import { moves } from './moves.ts'
import { planSql } from './project.ts'

test.each([...cases, ...moves])('$name', async ({ in: what, out }) => {
  expect(await planSql(what)).toEqual(out)
})
