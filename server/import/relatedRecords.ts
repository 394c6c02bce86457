/** Finds the records that cells point at: by id (`#42`), by natural key, or by title. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Text } from '#server/errors.ts'
import type { Context } from '#server/lists/page.ts'
import { mayRead } from '#server/sql/rights.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, literal, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** The id of a text, or why there is none. Remembered from chunk to chunk, as long as one check lasts. */
type Database = Pick<Engine, 'query'>

export type Related = { idOf(property: Property, text: string): number | Text; learn: Learn }
type Learn = (texts: ReadonlyMap<Property, ReadonlySet<string>>, context: Context, database: Database) => Promise<void>

const most = 20_000

export function createRelated(): Related {
  const known = new Map<string, Map<string, number[]>>()
  const of = (property: Property) => {
    const found = known.get(property.name) ?? new Map<string, number[]>()
    known.set(property.name, found)
    return found
  }
  return {
    idOf(property, text) {
      const byId = /^#(\d{1,15})$/.exec(text)?.[1]
      if (byId !== undefined) return Number(byId)
      const [id, ...others] = of(property).get(text) ?? []
      const values = { value: text.slice(0, 60) }
      if (id === undefined) return { key: 'error.import.cell.unknown', values }
      return others.length > 0 ? { key: 'error.import.cell.several', values } : id
    },
    async learn(texts, context, database) {
      for (const [property, wanted] of texts) {
        const found = of(property)
        if (found.size > most) found.clear()
        const asked = [...wanted].filter((text) => !found.has(text) && !/^#\d+$/.test(text))
        const target = context.entities.get(property.relation?.entity ?? '')
        if (asked.length === 0 || !target) continue
        for (const text of asked) found.set(text, [])
        for (const { id, text } of await lookUp(asked, target, context, database)) found.get(text)?.push(id)
      }
    },
  }
}

type Found = { id: number; text: string }

/** Written exactly so first; else in any case. Two that fit are both told. */
async function lookUp(
  texts: readonly string[],
  target: Entity,
  context: Context,
  database: Database,
): Promise<Found[]> {
  const exact = await matching(texts, target, context, database, (column) => column)
  const found = new Set(exact.map(({ text }) => text))
  const left = texts.filter((text) => !found.has(text))
  if (left.length === 0) return exact
  return [...exact, ...(await matching(left, target, context, database, (column) => `lower(${column})`))]
}

async function matching(
  texts: readonly string[],
  target: Entity,
  context: Context,
  { query }: Database,
  form: (column: string) => string,
): Promise<Found[]> {
  const isSeen = context.access.may(target.access.read)
  const params = new Params()
  const list = params.add(texts, 'text[]')
  const scope = isSeen ? rowScope({ ...context, entity: target }, params) : undefined
  const names = namesOf(target, isSeen, context)
  const ways = names.map((column) => {
    const condition = allOf([`${form(column)} = any(array(select ${form('x')} from unnest(${list}) x))`, scope])
    return `select t.id, ${column} as name from ${quote(target.table)} t where ${condition}`
  })
  const text = `select distinct f.id, x.text from (${ways.join(' union ')}) f
    join unnest(${list}) x(text) on ${form('x.text')} = ${form('f.name')}`
  const { rows } = await query<Found>(prepared(text, params.values))
  return rows.map(({ id, text: name }) => ({ id: Number(id), text: name }))
}

/** SQL of the texts by which people call a record: its title (in each language) and a natural key of one property. */
function namesOf(target: Entity, isSeen: boolean, { access }: Context): string[] {
  const names = new Set([target.titleField, ...(isSeen && target.key?.length === 1 ? target.key : [])])
  const properties = target.properties.filter((one) => names.has(one.name) && (!isSeen || mayRead(one, access)))
  return properties.flatMap(({ column, type, languages = [] }) => {
    const own = `t.${quote(column)}`
    return type === 'localized' ? languages.map((one) => `${own}->>${literal(one)}`) : [`${own}::text`]
  })
}
