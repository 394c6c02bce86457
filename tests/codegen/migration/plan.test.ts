import { expect, test } from 'vitest'
import { additions } from './additions.ts'
import { changes } from './changes.ts'
import { moves } from './moves.ts'
import { planSql } from './project.ts'
import { rules } from './rules.ts'

test.each([...additions, ...changes, ...moves, ...rules])('$name', async ({ in: what, out }) => {
  expect(await planSql(what)).toEqual(out)
})
