/** Runs the planned SQL on the real engines. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quoted } from '#codegen/migration/names.ts'
import type { Trx } from '#server/db/engine.ts'
import { type EmptyDatabase, emptyDatabases } from '#tests/support/emptyDatabases.ts'
import { additions } from './additions.ts'
import { changes } from './changes.ts'
import { computations } from './computedColumns.ts'
import { catalog, create, insertRows, layFoundation, run, undone } from './catalog.ts'
import { moves } from './moves.ts'
import { type Project, plan, tablesIn } from './project.ts'
import { rules } from './rules.ts'

describe.each(emptyDatabases)('on %s', (_kind, open) => {
  let database: EmptyDatabase
  beforeAll(async () => {
    database = await open()
    await layFoundation(database.engine)
  })
  afterAll(() => database.close())

  // A rule that existing rows may violate has another constraint, so it cannot be compared.
  const comparable = rules.filter(({ in: what }) => !what.accept)
  test.each([...additions, ...changes, ...moves, ...comparable, ...computations])(
    'ends as if made afresh: $name',
    async ({ in: what }) => {
      const migrated = await undone(database.engine, async (trx) => {
        await create(trx, what.before)
        // A case that assumes an empty database gets no rows.
        if (!what.rows) await insertRows(trx, what.before)
        await run(trx, (await plan(what)).text)
        return catalog(trx)
      })
      const fresh = await undone(database.engine, async (trx) => {
        await create(trx, what.after)
        return catalog(trx)
      })
      expect(migrated).toEqual(fresh)
    },
  )

  test('of tighter bounds the rows that break them are counted', async () => {
    const bounded = (more: number) => ({
      name: { type: 'string', minLength: 3 - more, maxLength: 3 + more },
      size: { type: 'integer', minimum: 3 - more, maximum: 3 + more },
      words: { $ref: `values.schema.json#/$defs/Localized${more > 0 ? 'Long' : ''}Text` },
      tags: { type: 'array', maxItems: 1 + more, items: { type: 'string' } },
    })
    const before = { parcel: bounded(2) }
    const asked: string[] = []
    const { refusals } = await plan({ before, after: { parcel: bounded(0) }, rows: (sql) => asked.push(sql) })
    expect(refusals.map(({ place }) => place)).toEqual(['parcel.name', 'parcel.size', 'parcel.words', 'parcel.tags'])
    const counts = await undone(database.engine, async (trx) => {
      await create(trx, before)
      const rows = [
        `'abcd', 4, jsonb_build_object('nl', 'abc', 'en', repeat('d', 401)), '{a,b}'`,
        `'ab', 2, '{"nl":"abc"}', '{a}'`,
        `'abc', 3, '{"nl":"abc"}', '{}'`,
        `null, null, null, null`,
      ]
      await run(trx, `insert into parcel (name, size, words, tags) values (${rows.join('), (')})`)
      const found: number[] = []
      for (const sql of asked.filter((one) => one.includes(' where '))) {
        const { rows: answer } = await trx.query<{ count: number }>({ text: sql })
        found.push(Number(answer[0]?.count))
      }
      return found
    })
    expect(counts).toEqual([2, 2, 1, 1])
  })

  test('renaming any properties at once keeps every value', async () => {
    await fc.assert(
      fc.asyncProperty(renames, async (chosen) => {
        const project = (name: 'from' | 'to') => ({
          hub: { code: text },
          parcel: Object.fromEntries(
            chosen.map((one) => [one[name], one.schema(name === 'to' ? one.from : undefined)]),
          ),
        })
        const { text: sql, refusals } = await plan({ before: project('from'), after: project('to') })
        expect(refusals).toEqual([])
        expect(await plan({ before: project('to'), after: project('to') })).toMatchObject({ text: '' })

        const [before, after] = await undone(database.engine, async (trx) => {
          await create(trx, project('from'))
          await insertRows(trx, project('from'))
          const was = await values(trx, project('from'))
          await run(trx, sql)
          return [was, await values(trx, project('to'))]
        })
        expect(after).toEqual(before)
      }),
      { numRuns: 30 },
    )
  })
})

const text = { type: 'string', maxLength: 40 }
const kinds = [
  text,
  { type: 'integer' },
  { type: 'boolean' },
  { type: 'string', format: 'date' },
  { type: 'string', format: 'date-time' },
  { type: 'string', format: 'percentage' },
  { enum: ['a', 'b'] },
  { type: 'array', items: text },
  { type: 'object' },
  { $ref: 'values.schema.json#/$defs/Money' },
  { 'x-relation': { entity: 'hub' } },
  { 'x-relation': { entity: 'hub', many: true } },
]
const names = ['alpha', 'bravo', 'charlie', 'delta', 'order', 'veryLongNameOfAProperty'.repeat(2)]

/** Properties with old and new names; one may take a name that another gives up, in a circle too. */
const renames = fc
  .record({
    from: fc.shuffledSubarray(names, { minLength: 1, maxLength: 5 }),
    to: fc.shuffledSubarray(names, { minLength: 5 }),
    kind: fc.array(fc.constantFrom(...kinds), { minLength: 5, maxLength: 5 }),
    store: fc.array(fc.record({ index: fc.boolean(), search: fc.boolean(), unique: fc.boolean() }), { minLength: 5 }),
  })
  .map(({ from, to, kind, store }) =>
    from.map((name, index) => ({
      from: name,
      to: to[index] ?? name,
      schema: (renamedFrom?: string) => ({
        ...kind[index],
        'x-store': { ...(kind[index] === text && store[index]), ...(renamedFrom !== to[index] && { renamedFrom }) },
      }),
    })),
  )

/** All values of the entity's table and link tables, without column names. */
async function values(trx: Trx, project: Project) {
  const held: unknown[][] = []
  const tables = tablesIn(project).filter(({ entity }) => entity === 'parcel')
  for (const { name } of tables) {
    const { rows } = await trx.query({ text: `select * from ${quoted(name)} order by 1` })
    held.push(rows.map((row) => Object.values(row)))
  }
  return held
}
