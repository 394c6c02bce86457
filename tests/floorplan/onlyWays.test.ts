/** What has one way in: jobs, the audit, days, and a domain without input and output. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, imports, written } from './code.ts'

test('every subject of the server is in its list', () => {
  const named = imports.flatMap(({ file, target }) =>
    file === 'server/subjects.ts' ? (/^\.\/subjects\/(\w+)\/index\.ts$/.exec(target)?.[1] ?? []) : [],
  )
  const folders = new Set(files.flatMap((file) => /^server\/subjects\/([^/]+)\//.exec(file)?.[1] ?? []))
  expect([...folders].sort()).toEqual(named.sort())
})

test('the queue of jobs is reached by app.jobs alone: one file imports pg-boss, and only jobs/ imports that file', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      (/^pg-boss\b/.test(target) && !file.startsWith('tests/') && file !== 'server/jobs/boss.ts') ||
      (target === '#server/jobs/boss.ts' && !file.startsWith('server/jobs/')),
  )
  expect(wrong).toEqual([])
  expect(imports.filter(({ file, target }) => target === 'pg-boss' && file.startsWith('server/'))).toHaveLength(1)
})

/** Files that write audit rows themselves, and why. Writes of records are not among them: they use `app.records`. */
const auditWriters: Readonly<Record<string, string>> = {
  'server/foundation/audit.ts': 'the statement itself',
  'server/records/event.ts': 'the one write path',
  'server/seed/files/agenda.ts': 'invents what became of items of the demo',
  'server/seed/past.ts': 'invents what people did before the demo began',
  'server/seed/reference/fill.ts': 'a whole table, filled while no server runs',
}

test('the audit is written by app.records alone', () => {
  const writes = /\b(auditStatement|auditInsert)\b|insert into audit_log/
  const writing = written.filter((file) => file.startsWith('server/') && writes.test(readFileSync(file, 'utf8')))
  expect(writing.sort()).toEqual(Object.keys(auditWriters).sort())
})

test('domain/ imports nothing with I/O and reads no clock', () => {
  const rules = written.filter((file) => file.startsWith('domain/'))
  const outside = imports.filter(
    ({ file, target }) => rules.includes(file) && !/^(#(schemas|domain)\/|\.\/)/.test(target),
  )
  const clocks = rules.filter((file) =>
    /Date\.now\(|new Date\(\)|Temporal\.Now|Math\.random\(/.test(readFileSync(file, 'utf8')),
  )
  expect({ outside, clocks }).toEqual({ outside: [], clocks: [] })
})

test('a day is one of the product’s time zone: nothing takes it from UTC, or from where the machine is', () => {
  const ofUtc = /toISOString\(\)\.slice\(0, ?10\)|\.get(UTC)?FullYear\(\)/
  // What counts in days, and has no moment.
  const counting = /^(domain\/|tests\/(domain|bench)\/|tests\/support\/sample\.ts|codegen\/eject\/)/
  const files = written.filter((file) => !counting.test(file) && !file.startsWith('tests/floorplan/'))
  expect(files.filter((file) => ofUtc.test(readFileSync(file, 'utf8')))).toEqual([])
})
