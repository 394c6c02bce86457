/** Search texts that are kept, on the real engines: as if made anew after every write, also under concurrent ones. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine, Trx } from '#server/db/engine.ts'
import { type EmptyDatabase, emptyDatabases } from '#tests/support/emptyDatabases.ts'
import { create, layFoundation, run, undone } from './catalog.ts'
import { plan } from './project.ts'

const line = { type: 'string', maxLength: 40 }
const whole = { type: 'integer' }
const paths = [
  'depot.name',
  'boxes.label',
  'depot.phones.number',
  'depot.owner.name',
  'couriers.name',
  'couriers.phones.number',
]
const parcel = {
  code: { ...line, 'x-store': { search: true } },
  weight: whole,
  depot: { 'x-relation': { entity: 'depot' } },
  couriers: { 'x-relation': { entity: 'depot', many: true } },
}
const project = {
  parcel: { ...parcel, 'x-store': { searchKept: paths } },
  depot: { name: line, size: whole, owner: { 'x-relation': { entity: 'owner', onDelete: 'clear' } } },
  owner: { name: line },
  box: {
    label: line,
    size: whole,
    parcel: { 'x-relation': { entity: 'parcel', inverse: 'boxes', onDelete: 'cascade' } },
  },
  phone: { number: line, depot: { 'x-relation': { entity: 'depot', inverse: 'phones', onDelete: 'cascade' } } },
}

/** The texts as they are, and as they follow from all rows. */
const textsIn = async ({ query }: Pick<Trx, 'query'>) => {
  const kept = await query({ text: 'select id, text_1 as text from parcel_search order by id' })
  const phones = (depot: string) => `(select string_agg(number, ' ' order by id) from phone where depot_id = ${depot})`
  const all = (column: string) =>
    `(select string_agg(${column}, ' ' order by d.id) from parcel_couriers l join depot d on d.id = l.target_id where l.owner_id = p.id)`
  const each = `(select string_agg(n.number, ' ' order by n.id) from parcel_couriers l join phone n on n.depot_id = l.target_id where l.owner_id = p.id)`
  const made = await query({
    text: `select p.id, searched(concat_ws(' ', p.code, d.name, (select string_agg(label, ' ' order by id) from box where parcel_id = p.id),
        ${phones('d.id')}, o.name, ${all('d.name')}, ${each})) as text
      from parcel p left join depot d on d.id = p.depot_id left join owner o on o.id = d.owner_id order by p.id`,
  })
  return [kept.rows, made.rows]
}

const begin = [
  `insert into owner (name) select 'Owner ' || n from generate_series(1, 2) n`,
  `insert into depot (name, owner_id) select 'Depot ' || n, 1 + n % 2 from generate_series(1, 4) n`,
  `insert into phone (number, depot_id) select '+31' || n, 1 + n % 4 from generate_series(1, 9) n`,
  `insert into parcel (code, depot_id) select 'P' || n, 1 + n % 3 from generate_series(1, 6) n`,
  `insert into parcel_couriers select n, 1 + n % 4 from generate_series(1, 6) n`,
  `insert into box (label, parcel_id) select 'B' || n, 1 + n % 5 from generate_series(1, 9) n`,
]

const id = fc.integer({ min: 1, max: 6 })
const step = fc.oneof(
  id.map((n) => `update parcel set code = 'Q' || id, weight = 1 where id <= ${n}`),
  id.map((n) => `update parcel set depot_id = ${1 + (n % 4)} where id >= ${n}`),
  id.map((n) => `update parcel set depot_id = null where id = ${n}`),
  id.map((n) => `delete from parcel where id = ${n}`),
  id.map((n) => `insert into parcel (code, depot_id) select 'N' || n, ${1 + (n % 4)} from generate_series(1, 2) n`),
  id.map(
    (n) =>
      `update depot set name = 'ÉTAGE ' || id, owner_id = (select max(id) from owner where id <> ${n}) where id >= ${n}`,
  ),
  id.map((n) => `update owner set name = name || '${n}' where id = ${1 + (n % 2)}`),
  id.map((n) => `delete from owner where id = ${1 + (n % 2)}`),
  id.map((n) => `insert into phone (number, depot_id) select n, 1 + n % 4 from generate_series(1, ${n}) n`),
  id.map((n) => `update phone set depot_id = ${1 + (n % 4)} where id > ${n}`),
  id.map((n) => `delete from phone where id > ${n}`),
  id.map(
    (n) =>
      `update box set parcel_id = (select max(id) from parcel where id <> ${n}), label = label || 'x' where id > ${n}`,
  ),
  id.map((n) => `insert into parcel_couriers select p.id, 4 from parcel p where p.id > ${n} on conflict do nothing`),
  id.map((n) => `delete from parcel_couriers where target_id = ${1 + (n % 4)}`),
  id.map(
    (n) =>
      `update parcel_couriers set target_id = 2 where owner_id = ${n} and target_id = (select min(target_id) from parcel_couriers where owner_id = ${n} and target_id <> 2) and not exists (select from parcel_couriers c where c.owner_id = ${n} and c.target_id = 2)`,
  ),
  fc.constantFrom('truncate box', 'truncate phone', 'truncate parcel_couriers', 'truncate parcel cascade'),
)

describe.each(emptyDatabases)('on %s', (_kind, open) => {
  let database: EmptyDatabase
  beforeAll(async () => {
    database = await open()
    await layFoundation(database.engine)
  })
  afterAll(() => database.close())

  test('texts are those of all rows after whatever was written, moved, linked, deleted or emptied', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const [kept, made] = await undone(database.engine, async (trx) => {
          await create(trx, project)
          for (const sql of [...begin, ...steps]) await run(trx, sql)
          return textsIn(trx)
        })
        expect(kept).toEqual(made)
      }),
      { numRuns: 12 },
    )
  })

  test('texts are made of what stands there when they come, and go with their keyword', async () => {
    const before = { ...project, parcel }
    const found = await undone(database.engine, async (trx) => {
      await create(trx, before)
      for (const sql of begin) await run(trx, sql)
      await run(trx, (await plan({ before, after: project })).text)
      const texts = await textsIn(trx)
      await run(trx, (await plan({ before: project, after: before })).text)
      const { rows } = await trx.query({
        text: `select tgname::text as left from pg_trigger where tgname like '%\\_kept' union select proname from pg_proc where proname like '%\\_kept' union select relname from pg_class where relname = 'parcel_search' or relname like 'parcel_search_text_1%'`,
      })
      return { texts, rows }
    })
    expect(found.texts[0]).toEqual(found.texts[1])
    expect(found.texts[0]).toHaveLength(6)
    expect(found.rows).toEqual([])
  })

  test('a column that they are made of is renamed, and made of other columns', async () => {
    const computed = (how: unknown) => ({ ...line, readOnly: true, 'x-store': { computed: how } })
    const first = {
      ...project,
      depot: { ...project.depot, title: line, name: computed({ join: ['$.title', '?'], with: '' }) },
    }
    const then = {
      ...first,
      depot: { ...first.depot, name: computed({ join: ['$.title', '!'], with: '' }) },
      box: { ...project.box, label: undefined, word: { ...line, 'x-store': { renamedFrom: 'label' } } },
      parcel: { ...project.parcel, 'x-store': { searchKept: paths.map((path) => path.replace('label', 'word')) } },
    }
    const {
      box: { label: _label, ...box },
      ...rest
    } = then
    const after = { ...rest, box }
    const texts = await undone(database.engine, async (trx) => {
      await create(trx, first)
      await run(trx, `insert into depot (title) values ('Here')`)
      await run(trx, `insert into parcel (code, depot_id) values ('P', 1)`)
      await run(trx, `insert into box (label, parcel_id) values ('B', 1)`)
      await run(trx, (await plan({ before: first, after })).text)
      await run(trx, `update box set word = 'C'`)
      return (await trx.query({ text: 'select text_1 from parcel_search' })).rows
    })
    expect(texts).toEqual([{ text_1: 'p here! c' }])
  })

  test('updates of other columns write no text, and those of many rows one for each record', async () => {
    const written = await undone(database.engine, async (trx) => {
      await create(trx, project)
      for (const sql of begin) await run(trx, sql)
      const place = async () =>
        JSON.stringify((await trx.query({ text: 'select id, ctid::text from parcel_search order by id' })).rows)
      const before = await place()
      for (const sql of [
        `update parcel set weight = 5, code = code`,
        `update depot set size = 3`,
        `update box set size = 2`,
      ])
        await run(trx, sql)
      const same = (await place()) === before
      await run(trx, `update depot set name = name || '+'`)
      return [same, (await place()) === before]
    })
    expect(written).toEqual([true, false])
  })

  test('of many who write at the same time none is forgotten', async () => {
    const { engine } = database
    await engine.transaction(async (trx) => {
      await create(trx, project)
      for (const sql of begin) await run(trx, sql)
    })
    await Promise.all(Array.from({ length: 60 }, (_one, index) => writer(engine, index)))
    const [kept, made] = await textsIn(engine)
    expect(kept).toEqual(made)
  })
})

/** Each makes a record, links it, renames what others link to, or adds to it. */
const writer = (engine: Engine, index: number) =>
  engine.transaction(async (trx) => {
    const depot = 1 + (index % 4)
    const parcel = 1 + (index % 6)
    const texts = [
      `insert into parcel (code, depot_id) values ('W${index}', ${depot})`,
      `update depot set name = 'D${index}' where id = ${depot}`,
      `insert into phone (number, depot_id) values ('+${index}', ${depot})`,
      `insert into box (label, parcel_id) values ('X${index}', ${parcel})`,
      `update owner set name = 'O${index}' where id = ${1 + (index % 2)}`,
      `insert into parcel_couriers values (${parcel}, ${depot}) on conflict do nothing`,
    ]
    await trx.query({ text: texts[index % texts.length] ?? '' })
    await trx.query({ text: 'select pg_sleep(0.005)' })
  })
