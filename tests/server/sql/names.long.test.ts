/** Column names in hand-written SQL come from the schemas: in a copy of the project, the compiler finds each that is renamed. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copyProject } from '#tests/support/projectCopy.ts'

test('a renamed column does not compile, in a route and in a seed', { timeout: 120_000 }, () => {
  const project = copyProject()
  try {
    const tables = path.join(project.folder, 'schemas/generated/database.ts')
    const renamed = [
      ['  visit_city: ', '  visit_town: '],
      ['  confirmed_at: ', '  confirmed_on: '],
    ].reduce((text, [from = '', to = '']) => text.replace(from, to), readFileSync(tables, 'utf8'))
    writeFileSync(tables, renamed)
    const subjects = ['legal/courtRoutes.ts', 'compliance/complaintReport.ts'].map((file) => `server/subjects/${file}`)
    const files = [...subjects, 'server/seed/office.ts', 'server/seed/past.ts']
    const tsconfig = { extends: './tsconfig.json', include: [], files }
    writeFileSync(path.join(project.folder, 'tsconfig.names.json'), JSON.stringify(tsconfig))
    expect(problemsOf(() => project.run('node_modules/.bin/tsc', ['-p', 'tsconfig.names.json']))).toEqual(files.sort())
  } finally {
    project.remove()
  }
})

/** The files with compiler errors. */
function problemsOf(compile: () => string): string[] {
  try {
    return [compile()]
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
    return [...new Set([...printed.matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
  }
}
