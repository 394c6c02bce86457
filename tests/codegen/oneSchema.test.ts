/**
 * The value of one schema: in a copy of the project, an entity with six states, eight actions, rights, reasons
 * and a term in working days needs only its schema, its texts and two guards; without those files nothing of it
 * is left. That it compiles and works is shown by `oneSchema.long.test.ts`.
 */
import { readFileSync, rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { ObjectionProject, own, written } from './objection/project.ts'

const project = new ObjectionProject()
afterAll(() => project.copy.remove())

const before = project.contents()

test('it takes a schema, its words and two guards', () => {
  expect(project.add()).not.toMatch(/warning|error/)
  const made = [...project.contents().keys()].filter(
    (file) => !before.has(file) && !/generated|migrations|^docs/.test(file),
  )
  expect(made.sort()).toEqual([...written].sort())
  const { 'x-lifecycle': lifecycle } = JSON.parse(readFileSync(own('objection.schema.json'), 'utf8')) as {
    'x-lifecycle': { states: object; actions: object }
  }
  expect([lifecycle.states, lifecycle.actions].map((each) => Object.keys(each).length)).toEqual([6, 8])
})

test('without them nothing of it is left but two migrations, which are history', () => {
  for (const file of written) rmSync(project.inCopy(file))
  project.codegen()
  const left = project.contents()
  const history = project.migrations()
  expect(history).toEqual([expect.stringMatching(/-create-objection/), expect.stringMatching(/-archive-objection/)])
  const others = [...left].filter(([file]) => !history.some((name) => file.endsWith(name)))
  expect(new Map(others)).toEqual(before)

  // Migrations that no database has run are deleted too.
  for (const name of history) rmSync(project.inCopy(`server/db/migrations/${name}`))
  project.codegen('--check')
  expect(project.contents()).toEqual(before)
})
