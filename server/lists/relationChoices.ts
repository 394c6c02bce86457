/**
 * The records that a relation may point at, for whoever fills it in. People who may not see those records
 * choose them all the same (decision 0004), by the embedded name, and learn nothing else about them.
 */
import type { Entity, Property } from '#schemas/entity.ts'
import { FieldErrors, NotFound } from '#server/errors.ts'
import { isId } from '#server/sql/id.ts'
import { partOf, textsIn } from './choices.ts'
import { foundChoices, type Choice, type Choices } from './treeChoices.ts'
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
 * @param query `keywords`: text to find; `for`: the record that the relation is of, which is no part of itself.
 * @throws {NotFound} When that is no relation that this person may fill in.
 * @throws {FieldErrors} As `textsIn`.
 */
export async function relationChoices(name: string, query: Query, context: Context): Promise<Choices> {
  const { entity, entities, access } = context
  const property = chosenRelations(entity).find((one) => one.name === name)
  const relation = property?.relation
  const target = entities.get(relation?.entity ?? '')
  if (!property || !relation || !target || !mayWrite(property, access)) throw new NotFound()
  const { keywords = '', for: own } = textsIn(query, relation.hierarchy ? ['keywords', 'for'] : ['keywords'])
  if (own !== undefined && !isId(own)) throw new FieldErrors({ for: [{ key: 'validation.pattern' }] })
  const isSeen = access.may(target.access.read)
  const asker = isSeen ? access : { ...access, may: () => true }
  const where = Object.fromEntries(Object.entries(relation.where ?? {}).map(([key, value]) => [key, String(value)]))
  const named = (text: string) => (isSeen ? { search: text } : { [target.titleField]: { contains: text } })
  const except = own === undefined ? undefined : Number(own)
  const asked = { ...context, entity: target, access: asker }
  const { items, similar } = await foundChoices({ text: keywords.trim(), where, named, except }, asked)
  const shown = ['id', target.titleField, ...relation.embed, ...partOf(target)]
  const pick = (record: Choice) => ({
    ...Object.fromEntries(shown.map((key) => [key, record[key]])),
    ...(record._path !== undefined && { _path: record._path }),
  })
  return { items: items.map((record) => pick(record) as Choice), similar }
}
