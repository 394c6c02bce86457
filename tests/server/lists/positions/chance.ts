/** Repeatable random choices: which list is read, and what a writer does next. */
import type { Engine } from '#server/db/engine.ts'
import { columns } from './things.ts'

export type Chance = { upTo(n: number): number; of<T>(list: readonly T[]): T }

/** Mulberry32: the same numbers for the same seed. */
export function chanceFrom(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (n: number) => Math.floor(next() * n)
  return {
    upTo,
    of: <T>(list: readonly T[]): T => {
      const [first] = list.slice(upTo(list.length))
      if (first === undefined) throw new RangeError('There is nothing to choose from.')
      return first
    },
  }
}

/** A random page in one of the orders, some of them of a group of filters, as an API query and in SQL. */
export function somePage(chance: Chance, rows: number): { query: string; plain: string; where: string } {
  const field = chance.of(Object.keys(columns))
  const descending = chance.upTo(2) === 1
  const offset = chance.upTo(chance.upTo(2) === 0 ? 60 : rows + 200)
  const limit = 1 + chance.upTo(40)
  const filter = chance.upTo(3) === 0 ? someGroup(chance) : undefined
  const order = `_order[${field}]=${descending ? 'desc' : 'asc'}`
  const query = [order, ...(filter ? [filter.query] : []), `_offset=${offset}`, `_limit=${limit}`].join('&')
  const where = filter?.where ?? 'true'
  const direction = descending ? 'desc' : 'asc'
  const nulls = descending ? 'nulls first' : 'nulls last'
  const plain = `select id from thing where ${where} order by ${columns[field]} ${direction} ${nulls}, id ${direction} offset ${offset} limit ${limit}`
  return { query, plain, where }
}

/** A condition, as an API query and in SQL. */
export function someFilter(chance: Chance): { query: string; where: string } {
  const signs = { lt: '<', lte: '<=', gt: '>', gte: '>=' }
  const day = `2026-${10 + chance.upTo(2)}-${10 + chance.upTo(18)}`
  const moment = `${day}T${10 + chance.upTo(13)}:30:00Z`
  const midnight = `(date '${day}'::timestamp at time zone 'Europe/Amsterdam')`
  const nextMidnight = `((date '${day}' + 1)::timestamp at time zone 'Europe/Amsterdam')`
  const ofDay = { lt: `< ${midnight}`, gte: `>= ${midnight}`, lte: `< ${nextMidnight}`, gt: `>= ${nextMidnight}` }
  const sign = chance.of(['lt', 'lte', 'gt', 'gte'] as const)
  const [number, other] = [chance.upTo(320) - 110, chance.upTo(9000)]
  const name = `${chance.of(['eva', 'b', 'moved '])}${chance.upTo(500)}`
  const one = (field: string, operator: string, value: string | number, where: string) => ({
    query: `_filter[${field}][${operator}]=${encodeURIComponent(value)}`,
    where,
  })
  return chance.of([
    () => one('rank', sign, number, `rank ${signs[sign]} ${number}`),
    () => one('id', sign, other, `id ${signs[sign]} ${other}`),
    () => one('seenAt', sign, moment, `seen_at ${signs[sign]} '${moment}'`),
    () => one('seenAt', sign, day, `seen_at ${ofDay[sign]}`),
    () => one('rank', 'eq', number, `rank = ${number}`),
    () => one('rank', 'ne', number, `(rank = ${number}) is not true`),
    () => one('rank', 'in', `${number},${number},5`, `rank in (${number}, 5)`),
    () => one('rank', 'nin', `${number},5`, `(rank in (${number}, 5)) is not true`),
    () => one('seenAt', 'in', `${day},${moment}`, `seen_at in (timestamptz '${day}T00:00:00Z', '${moment}')`),
    () => one('active', 'eq', 'true', 'active'),
    () => one('active', 'ne', 'false', 'active is not false'),
    () => one('active', 'empty', 'true', 'active is null'),
    () => one('seenAt', 'empty', 'false', 'seen_at is not null'),
    () => one('name', 'eq', name, `name = '${name}'`),
    () => one('name', 'ne', name, `name <> '${name}'`),
    () => one('id', 'ne', other, `id <> ${other}`),
  ])()
}

/** Two conditions of which one holds, beside a third; or one in a group of its own, which changes nothing. */
export function someGroup(chance: Chance): { query: string; where: string } {
  const [one, other, beside] = [someFilter(chance), someFilter(chance), someFilter(chance)]
  const within = (part: { query: string }, at: number) => part.query.replace('_filter', `_filter[any][${at}]`)
  if (chance.upTo(3) === 0) return { query: within(one, 0), where: one.where }
  return {
    query: [within(one, 0), within(other, 1), beside.query].join('&'),
    where: `((${one.where}) or (${other.where})) and ${beside.where}`,
  }
}

const made = `select (array['Éva','eva','Zoë','zoe','ångström','Ab','ab c','ab-c','','b'])[1 + (random() * 9)::int] || (random() * 500)::int,
  case when random() < 0.7 then (random() * 300)::int - 100 end,
  case when random() < 0.7 then timestamptz '2026-01-01' + random() * interval '300 days' end,
  (array[true, false, null])[1 + (random() * 2)::int],
  owed, case when owed is not null then (array['EUR', 'GBP'])[1 + random()::int] end, round((random() * 1000)::numeric, (random() * 4)::int)
  from (select n, case when random() < 0.8 then (random() * 100000)::int - 20000 end as owed`

export const insert = (rows: number) =>
  `insert into thing (name, rank, seen_at, active, owed, owed_currency, weight) ${made} from generate_series(1, ${rows}) n) x`

const someRows = (chance: Chance, rows: number) =>
  `id in (select id from thing where id > ${chance.upTo(20_000)} order by id limit ${rows} for update skip locked)`

/** One to three statements in one transaction, which is sometimes rolled back. */
export async function writeSomething(engine: Engine, chance: Chance, mayClear: boolean): Promise<void> {
  const kinds = [
    () => insert(1 + chance.upTo(5)),
    () => insert(1 + chance.upTo(120)),
    () => `delete from thing where ${someRows(chance, 1 + chance.upTo(80))}`,
    () => `update thing set name = 'moved ' || id where ${someRows(chance, 1 + chance.upTo(20))}`,
    () =>
      `update thing set rank = case when rank is null then 5 end, seen_at = now() where ${someRows(chance, 1 + chance.upTo(20))}`,
    () =>
      `update thing set owed = owed * 2, weight = weight + 0.001, owed_currency = case when owed is not null then 'EUR' end where ${someRows(chance, 1 + chance.upTo(20))}`,
    () => `update thing set note = 'touched' where ${someRows(chance, 3)}`,
  ]
  const rare = chance.upTo(400)
  const statements = Array.from({ length: 1 + chance.upTo(3) }, () => chance.of(kinds)())
  if (mayClear && rare === 0) statements.unshift('truncate thing')
  if (mayClear && rare < 3) statements.push(insert(3000))
  const isUndone = chance.upTo(4) === 0
  const undone = new Error('undone')
  await engine
    .transaction(async (trx) => {
      for (const text of statements) await trx.query({ text })
      if (isUndone) throw undone
    })
    .catch((error: unknown) => {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === '40P01'
      if (error !== undone && !isDeadlock) throw error
    })
}
