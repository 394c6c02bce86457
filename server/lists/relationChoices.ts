/**
 * The records that a relation may point at, for whoever fills it in. People who may not see those records
 * choose them all the same (decision 0004), by the embedded name, and learn nothing else about them.
 */
import type { Entity, Property } from '#schemas/entity.ts'
import { NotFound } from '#server/errors.ts'
import { partOf, textsIn, type Choice, type Choices } from './choices.ts'
import { list } from './list.ts'
import { hardLimit, readListQuery } from './listQuery.ts'
import type { Context } from './page.ts'
import { mayWrite } from '#server/sql/rights.ts'

type Query = Readonly<Record<string, unknown>>

/** Relations that people can fill in. */
export const chosenRelations = ({ properties }: Entity): Property[] =>
  properties.filter(({ relation, readOnly }) => relation !== undefined && !readOnly)

/**
 * Returns the choices for a relation, in the order of its target, at most as many as a picker can show.
 *
 * @param name Property of the context's entity.
 * @param query `keywords`: text to find.
 * @throws {NotFound} When that is no relation that this person may fill in.
 * @throws {FieldErrors} As `textsIn`.
 */
export async function relationChoices(name: string, query: Query, context: Context): Promise<Choices> {
  const { entity, entities, access } = context
  const property = chosenRelations(entity).find((one) => one.name === name)
  const relation = property?.relation
  const target = entities.get(relation?.entity ?? '')
  if (!property || !relation || !target || !mayWrite(property, access)) throw new NotFound()
  const { keywords = '' } = textsIn(query, ['keywords'])
  const isSeen = access.may(target.access.read)
  const asker = isSeen ? access : { ...access, may: () => true }
  const named = isSeen ? { search: keywords } : { [target.titleField]: { contains: keywords } }
  const where = Object.fromEntries(Object.entries(relation.where ?? {}).map(([key, value]) => [key, String(value)]))
  const listQuery = readListQuery(
    { _limit: String(hardLimit), _filter: { ...where, ...(keywords.trim() !== '' && named) } },
    target,
    asker,
  )
  const { body = '' } = await list(listQuery, { ...context, entity: target, access: asker })
  const { items, similar } = JSON.parse(body) as Choices
  const shownProperties = ['id', target.titleField, ...relation.embed, ...partOf(target)]
  return {
    items: items.map((record) => Object.fromEntries(shownProperties.map((key) => [key, record[key]])) as Choice),
    similar,
  }
}
