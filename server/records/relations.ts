/** Checks relations in a body: each id must exist, be visible to this person, and be among the permitted choices. */
import type { Property } from '#schemas/entity.ts'
import { translate } from '#schemas/translate.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { messages } from '#server/foundation/messages.ts'
import type { Body } from '#server/records/values/body.ts'
import { compileCondition } from '#server/sql/condition.ts'
import type { Context } from '#server/lists/page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** @throws {FieldErrors} At each relation with an id that may not be chosen. */
export async function checkRelations(body: Body, context: Context, trx: Pick<Trx, 'query'>): Promise<void> {
  const sentRelations = context.entity.properties.flatMap((property) => {
    const ids = property.relation ? idsIn(body[property.name]) : []
    return ids.length > 0 ? [{ property, ids }] : []
  })
  if (sentRelations.length === 0) return
  const params = new Params()
  const counts = sentRelations.map(
    ({ property, ids }, index) => `${countOf(property, ids, context, params)} as c${index}`,
  )
  const { rows } = await trx.query<Record<string, number>>(prepared(`select ${counts.join(', ')}`, params.values))
  const wrong = sentRelations.filter(({ ids }, index) => Number(rows[0]?.[`c${index}`]) !== ids.length)
  if (wrong.length === 0) return
  throw refusalOf(
    wrong.map(({ property }) => property),
    context,
  )
}

/**
 * The same for many bodies, by one statement per relation.
 *
 * @returns A check that knows the targets of these bodies, and asks the database about others.
 */
export async function checkManyRelations(
  bodies: readonly Body[],
  context: Context,
  trx: Pick<Trx, 'query'>,
): Promise<typeof checkRelations> {
  const known = new Map<string, ReadonlyMap<number, boolean>>()
  for (const property of context.entity.properties) {
    const ids = property.relation ? [...new Set(bodies.flatMap((body) => idsIn(body[property.name])))] : []
    if (ids.length === 0) continue
    const params = new Params()
    const text = `select t.id ${permitted(property, ids, context, params)}`
    const { rows } = await trx.query<{ id: number }>(prepared(text, params.values))
    const found = new Set(rows.map(({ id }) => Number(id)))
    known.set(property.name, new Map(ids.map((id) => [id, found.has(id)])))
  }
  return async (body, own, trx) => {
    const answers = context.entity.properties.flatMap((property) =>
      idsIn(body[property.name]).map((id) => ({ property, isThere: known.get(property.name)?.get(id) })),
    )
    const asked = answers.filter(({ property }) => property.relation)
    if (asked.some(({ isThere }) => isThere === undefined)) return checkRelations(body, own, trx)
    const wrong = new Set(asked.flatMap(({ property, isThere }) => (isThere ? [] : [property])))
    if (wrong.size > 0) throw refusalOf([...wrong], own)
  }
}

const refusalOf = (wrong: readonly Property[], context: Context): FieldErrors =>
  new FieldErrors(Object.fromEntries(wrong.map((property) => [property.name, [absent(property, context)]])))

const countOf = (property: Property, ids: readonly number[], context: Context, params: Params): string =>
  `(select count(*)::int ${permitted(property, ids, context, params)})`

/** SQL for those of the targets that this person may choose, as `t`. */
function permitted(property: Property, ids: readonly number[], context: Context, params: Params): string {
  const target = context.entities.get(property.relation?.entity ?? '')
  if (!target) throw new Error(`"${property.name}" points at an entity that does not exist.`)
  const scope = context.access.may(target.access.read) ? rowScope({ ...context, entity: target }, params) : undefined
  // Limits the choice for people only: the program may also point at records that are no longer offered.
  const where = context.access.system === undefined ? property.relation?.where : undefined
  const condition = allOf([
    `t.id = any(${params.add(ids, 'bigint[]')})`,
    scope,
    where && compileCondition(where, { ...context, entity: target, alias: 't', params }),
  ])
  return `from ${quote(target.table)} t where ${condition}`
}

/** The error message, with the target's name in the reader's language. */
function absent({ relation }: Property, { access }: Context): Text {
  const name = translate(messages[access.locale], `resources.${relation?.entity}.name`, { smart_count: 1 })
  return { key: 'error.relation', values: { name: name.toLowerCase() } }
}

function idsIn(value: unknown): number[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return [...new Set(list.filter((id): id is number => typeof id === 'number'))]
}

/** Makes the link table hold exactly these targets. */
export async function writeLinks(property: Property, ownerId: number, ids: readonly number[], trx: Trx): Promise<void> {
  const table = quote(property.relation?.linkTable ?? '')
  const values = [ownerId, ids]
  await trx.query(
    prepared(`delete from ${table} where owner_id = $1::bigint and target_id <> all($2::bigint[])`, values),
  )
  await trx.query(
    prepared(
      `insert into ${table} (owner_id, target_id) select $1::bigint, unnest($2::bigint[]) on conflict do nothing`,
      values,
    ),
  )
}
