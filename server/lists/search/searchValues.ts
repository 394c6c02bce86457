/** Records found by an amount or a day, in any notation, by the index of each property that `x-store.searchValues` names. */
import { dayFrom } from '#domain/cells/day.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import type { Property } from '#schemas/entity.ts'
import { follow, type Followed } from '#schemas/keptSearch.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, quote, type Params } from '#server/sql/sql.ts'
import type { Searched } from './searchWays.ts'

/** Whether the text says a value that the records of related ones are found by. */
export const saysValue = ({ entity }: Pick<Searched, 'entity'>, text: string): boolean =>
  entity.searchValues !== undefined && (centsIn(text) !== undefined || dayFrom(text.trim()) !== undefined)

/** @returns Selects of ids, one for each property that this person may read and that may have such a value. */
export function idsByValue(text: string, context: Searched, params: Params): string[] {
  const { entity, entities } = context
  return (entity.searchValues ?? []).flatMap((path) => {
    const followed = follow(entity, path, { all: entities.values(), find: (name) => entities.get(name) })
    if ('problem' in followed || !followed.rights.every((right) => context.access.may(right))) return []
    const value = valueFor(followed.property, text, params)
    return value === undefined ? [] : [select(followed, value, context, params)]
  })
}

function select(
  { steps: [step], property, targets: [target] }: Followed,
  value: string,
  context: Searched,
  params: Params,
): string {
  const { entity } = context
  const is = `s.${quote(property.column)} = ${value}`
  if (!step || !target) return `select s.id from ${quote(entity.table)} s where ${is}`
  const holds = allOf([is, rowScope({ ...context, entity: target }, params, 's')])
  if (step.by === 'theirs') return `select s.${quote(step.column)} from ${quote(target.table)} s where ${holds}`
  const column = quote('column' in step ? step.column : '')
  return `select r.id from ${quote(entity.table)} r join ${quote(target.table)} s on s.id = r.${column} where ${holds}`
}

function valueFor({ type }: Property, text: string, params: Params): string | undefined {
  const value = type === 'money' ? centsIn(text) : dayFrom(text.trim())
  return value === undefined ? undefined : params.add(value, type === 'money' ? 'bigint' : 'date')
}

/** A number with noughts before it is none of money. */
function centsIn(text: string): number | undefined {
  const cents = /^\s*0\d/.test(text) ? null : centsFrom(text)
  return cents !== null && cents > 0 ? cents : undefined
}
