/** Natural keys of rows: which record has the same, and which row of the file had it before. */
import { createHash } from 'node:crypto'
import type { Property } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/lists/page.ts'
import type { BulkEntity } from '#server/records/bulk/checkDeed.ts'
import { stampOf } from '#server/records/bulk/lockRecords.ts'
import { checkBody } from '#server/records/values/body.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { UnderstoodRow } from './understoodRows.ts'

/** Values of the natural key by the places of their rows, as they are stored; absent where one is empty or wrong. */
export type Keys = ReadonlyMap<number, readonly unknown[]>

export function keysOf(rows: readonly UnderstoodRow[], { entity, validators }: BulkEntity, { access }: Context): Keys {
  const { key } = entity
  if (!key) return new Map()
  return new Map(
    rows.flatMap(({ place, values }): [number, readonly unknown[]][] => {
      if (key.some((name) => (values[name] ?? null) === null)) return []
      const own = Object.fromEntries(key.map((name) => [name, values[name]]))
      try {
        const body = checkBody(own, entity, validators.validateUpdate, access)
        return [[place, key.map((name) => body[name])]]
      } catch (error) {
        if (error instanceof AppError) return []
        throw error
      }
    }),
  )
}

export type Match = { id: number; stamp: number }

/** The records that this person may see and that have these keys, by the places of the rows. */
export async function matching(
  keys: Keys,
  context: Context,
  { query }: Pick<Trx, 'query'>,
): Promise<Map<number, Match>> {
  const { entity } = context
  if (keys.size === 0) return new Map()
  const properties = (entity.key ?? []).flatMap((name) => entity.properties.find((one) => one.name === name) ?? [])
  const params = new Params()
  const places = params.add([...keys.keys()], 'int[]')
  const lists = properties.map((property, index) =>
    params.add(
      [...keys.values()].map((key) => key[index]),
      `${typeOf(property)}[]`,
    ),
  )
  const same = properties.map(({ column }, index) => `t.${quote(column)} = x.k${index}`)
  const text = `select x.place, t.id, ${stampOf(entity)} as stamp
    from unnest(${[places, ...lists].join(', ')}) x(place, ${lists.map((_, index) => `k${index}`).join(', ')})
    join ${quote(entity.table)} t on ${allOf([...same, rowScope(context, params)])}`
  const { rows } = await query<Match & { place: number }>(prepared(text, params.values))
  return new Map(rows.map(({ place, id, stamp }) => [place, { id: Number(id), stamp: Number(stamp) }]))
}

const types: Partial<Record<Property['type'], string>> = {
  integer: 'bigint',
  relation: 'bigint',
  boolean: 'boolean',
  date: 'date',
}
const typeOf = ({ type }: Property): string => types[type] ?? 'text'

const keep = `with given as (select * from jsonb_to_recordset($2::jsonb) as x(place int, key text, line int)),
  kept as (insert into import_key (run_id, key, line) select $1::bigint, key, line from given order by place on conflict do nothing)
  select given.place, first.line from given join import_key first on first.run_id = $1::bigint and first.key = given.key`

/** Keeps the keys of the run. @returns The line that had the key first, by the place of a row that has it again. */
export async function keyTwice(
  run: number,
  rows: readonly UnderstoodRow[],
  keys: Keys,
  { query }: Pick<Trx, 'query'>,
): Promise<Map<number, number>> {
  const twice = new Map<number, number>()
  const within = new Map<string, number>()
  const given = rows.flatMap(({ place, number }) => {
    const values = keys.get(place)
    if (!values) return []
    const key = createHash('sha256').update(JSON.stringify(values)).digest('base64')
    const line = within.get(key)
    if (line !== undefined) twice.set(place, line)
    else within.set(key, number)
    return line === undefined ? [{ place, key, line: number }] : []
  })
  // The statement sees what earlier chunks kept, not what it keeps itself.
  type Row = { place: number; line: number }
  const { rows: before } = await query<Row>({ name: 'import-keys', text: keep, values: [run, JSON.stringify(given)] })
  for (const { place, line } of before) twice.set(place, line)
  return twice
}
