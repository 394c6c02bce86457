/** Migrations planned in parallel: which are compatible, and the messages for those that are not. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '#codegen/commands/run.ts'
import { courier, projectWith, writeSchema } from '#tests/codegen/project.ts'

const check = { check: true, accept: [] }
const once = { check: false, accept: [] }
const line = { title: 'Name', type: 'string', maxLength: 40 }
type Properties = Record<string, object>

/** Plans `first` and `second` independently, then the merge of both schemas. */
async function sideBySide(start: Properties, first: Properties, second: Properties, merged: Properties) {
  const root = projectWith({ 'courier.schema.json': courier(start) })
  const folder = join(root, 'server/db/migrations')
  const aside = join(root, 'aside')
  mkdirSync(aside)
  expect((await run(root, once)).ok).toBe(true)
  const [base = ''] = readdirSync(folder)
  for (const [index, properties] of [first, second].entries()) {
    writeSchema(root, 'courier.schema.json', courier(properties))
    expect((await run(root, once)).lines.join()).toContain('migration: ')
    const made = readdirSync(folder).filter((name) => name !== base)
    for (const name of made) {
      const text = readFileSync(join(folder, name), 'utf8').replace(
        /^-- Goes with 0002-/m,
        `-- Goes with 0002-${index}-`,
      )
      writeFileSync(join(aside, name.replace('-', `-${index}-`)), text)
      rmSync(join(folder, name))
    }
  }
  for (const name of readdirSync(aside)) renameSync(join(aside, name), join(folder, name))
  writeSchema(root, 'courier.schema.json', courier(merged))
  return { root, folder }
}

test('a property each go together, and nothing is left to plan', async () => {
  const { root } = await sideBySide({}, { alpha: line }, { omega: line }, { alpha: line, omega: line })
  await run(root, once)
  expect(await run(root, check)).toMatchObject({ ok: true })
})

type Clash = {
  name: string
  start: Properties
  first: Properties
  second: Properties
  merged: Properties
  about: string
}

test.each<Clash>([
  {
    name: 'the same property becomes two others',
    start: { town: line },
    first: { city: { ...line, 'x-store': { renamedFrom: 'town' } } },
    second: { place: { ...line, 'x-store': { renamedFrom: 'town' } } },
    merged: { city: line, place: line },
    about: 'courier.town',
  },
  {
    name: 'the search is made anew by both',
    start: {},
    first: { alpha: { ...line, 'x-store': { search: true } } },
    second: { omega: { ...line, 'x-store': { search: true } } },
    merged: { alpha: { ...line, 'x-store': { search: true } }, omega: { ...line, 'x-store': { search: true } } },
    about: 'search of courier',
  },
  {
    name: 'one searches what the other changes',
    start: { town: line },
    first: { town: { ...line, 'x-store': { search: true } } },
    second: { town: { ...line, default: 'Ede' } },
    merged: { town: { ...line, default: 'Ede', 'x-store': { search: true } } },
    about: 'the search of courier',
  },
])('$name: refused with what to do, by --check and without', async ({ start, first, second, merged, about }) => {
  const { root, folder } = await sideBySide(start, first, second, merged)
  const files = readdirSync(folder)
  for (const options of [check, once]) {
    const { ok, lines } = await run(root, options)
    expect(ok).toBe(false)
    expect(lines.join('\n')).toMatch(/^0002-1-\S+\.sql and 0002-0-\S+\.sql do not go together: both change /m)
    expect(lines.join('\n')).toContain(`${about}, and neither knows of the other.`)
    expect(lines.join('\n')).toContain('Delete the one that has not landed yet, and run `npm run codegen`')
  }
  expect(readdirSync(folder)).toEqual(files)

  const mine = files.find((name) => name.startsWith('0002-1-')) ?? ''
  rmSync(join(folder, mine))
  for (const name of files.filter((file) => file.startsWith('0003-1-'))) {
    expect((await run(root, once)).lines.join('\n')).toContain(
      `${name} goes with ${mine}, which is gone. Delete it too`,
    )
    rmSync(join(folder, name))
  }
  const accept = ['drop:courier.town']
  const planned = await run(root, { check: false, accept: about === 'courier.town' ? accept.slice(1) : [] })
  expect(planned.ok, planned.lines.join('\n')).toBe(true)
  expect((await run(root, check)).ok).toBe(true)
})

test('a column for a table that the other has put aside is refused', async () => {
  const depot = { ...courier(), title: 'Depot', 'x-entity': { plural: 'depots' } }
  const root = projectWith({ 'courier.schema.json': courier(), 'depot.schema.json': depot })
  const folder = join(root, 'server/db/migrations')
  await run(root, once)
  rmSync(join(root, 'schemas/courier.schema.json'))
  await run(root, once)
  const text = [
    'alter table courier add column city text;',
    '-- What the planner remembers of it; leave these lines as they are.',
    '-- + courier column city {"property":"city","required":false,"type":"text"}',
  ].join('\n')
  writeFileSync(join(folder, '0002-add-courier-city.sql'), text)
  const { ok, lines } = await run(root, check)
  expect(ok).toBe(false)
  expect(lines.join('\n')).toContain(
    'one is about columns or indexes of courier, another has taken away the table courier',
  )
})
