/** Filters of which all, any or none hold, as people edit them: groups of conditions and of further groups. */
import type { Property } from '#schemas/entity.ts'
import { conditionsIn, isGroup, type ListCondition } from './conditions.ts'
import type { ListFilter } from './names.ts'

export const groupWords = ['any', 'all', 'none'] as const
export type ConditionGroup = { word: (typeof groupWords)[number]; parts: readonly Part[] }
export type Part = ListCondition | ConditionGroup

export const isGroupPart = (part: Part): part is ConditionGroup => 'word' in part

/** All conditions of a part, in order. */
export const conditionsOfPart = (part: Part): ListCondition[] =>
  isGroupPart(part) ? part.parts.flatMap(conditionsOfPart) : [part]

/** The groups of a filter, as they stand in an address. */
const written = (filter: ListFilter): ListFilter[] =>
  Object.entries(filter).flatMap(([name, asked]) => {
    if (!isGroup(name, asked)) return []
    return name === 'all' ? (asked as ListFilter[]) : [{ [name]: asked }]
  })

/** @param properties Filterable properties. */
export const groupsIn = (filter: ListFilter, properties: readonly Property[]): ConditionGroup[] =>
  written(filter).map((group) => {
    const part = read(group, properties)
    return isGroupPart(part) ? part : { word: 'all', parts: [part] }
  })

function read(filter: ListFilter, properties: readonly Property[]): Part {
  const groups = written(filter).map(({ any: several, not, ...rest }): Part => {
    if (Array.isArray(several)) return { word: 'any', parts: several.map((part: ListFilter) => read(part, properties)) }
    if (not === undefined) return read(rest, properties)
    const negated = read(not as ListFilter, properties)
    return { word: 'none', parts: isGroupPart(negated) && negated.word === 'any' ? negated.parts : [negated] }
  })
  const parts = [...conditionsIn(filter, properties), ...groups]
  const [only] = parts
  return only && parts.length === 1 ? only : { word: 'all', parts }
}

/**
 * Adds a group or replaces another; one without conditions goes.
 *
 * @param place Place among the groups of the filter; absent: a new group.
 */
export function withGroup(filter: ListFilter, next: ConditionGroup, place?: number): ListFilter {
  const groups = written(filter)
  const own = Object.fromEntries(Object.entries(filter).filter(([name, asked]) => !isGroup(name, asked)))
  const added = conditionsOfPart(next).length > 0 ? [write(next)] : []
  const all = groups.toSpliced(place ?? groups.length, 1, ...added)
  return merged([own, ...all]) ?? { ...own, all }
}

export const withoutGroup = (filter: ListFilter, place: number): ListFilter =>
  withGroup(filter, { word: 'all', parts: [] }, place)

function write(part: Part): ListFilter {
  if (!isGroupPart(part)) return { [part.name]: part.ops }
  const parts = part.parts.filter((one) => conditionsOfPart(one).length > 0)
  if (part.word === 'all') {
    const all = parts.map(write)
    return merged(all) ?? { all }
  }
  // Flattens "any of" within "any of": fewer levels say the same.
  const several = parts.flatMap((one) => (isGroupPart(one) && one.word === 'any' ? one.parts : [one])).map(write)
  const group = { any: several }
  return part.word === 'any' ? group : { not: group }
}

/** Filters that all hold as one. @returns undefined where two of them say something about the same. */
function merged(filters: readonly ListFilter[]): ListFilter | undefined {
  const names = filters.flatMap((filter) => Object.keys(filter))
  return new Set(names).size === names.length ? Object.assign({}, ...filters) : undefined
}

/** The group with one of the groups in it changed. @param path Places of parts; none: the group itself. */
export function changedAt(
  group: ConditionGroup,
  [place, ...deeper]: readonly number[],
  change: (group: ConditionGroup) => ConditionGroup,
): ConditionGroup {
  if (place === undefined) return change(group)
  const parts = group.parts.map((part, at) =>
    at === place && isGroupPart(part) ? changedAt(part, deeper, change) : part,
  )
  return { ...group, parts }
}
