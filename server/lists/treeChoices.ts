/**
 * Choices from a hierarchy: found by their text or by a path ("Holding › North"), in the order of the tree, each
 * with what it is part of.
 */
import type { Entity } from '#schemas/entity.ts'
import { list } from './list.ts'
import { hardLimit, readListQuery } from './listQuery.ts'
import type { Context } from './page.ts'
import { hierarchyOf, inTreeOrder, pathsOf } from './treePaths.ts'

export type Choice = { id: number } & Readonly<Record<string, unknown>>
/** `similar`: no record has the text; these match it with one typo. */
export type Choices = { items: Choice[]; similar?: true }

type Filter = Readonly<Record<string, unknown>>
type Wanted = {
  text: string
  /** Filter of the records that may be chosen. */
  where: Filter
  /** The filter that finds a text. */
  named(text: string): Filter
  /** A record that is left out, with all below it. */
  except?: number
}

/** Finds records to choose from; of an entity without a hierarchy in the order of its list. */
export async function foundChoices({ text, where, named, except }: Wanted, context: Context): Promise<Choices> {
  const find = async (filter: Filter): Promise<Choices> => {
    const asked = readListQuery({ _limit: String(hardLimit), _filter: filter }, context.entity, context.access)
    return JSON.parse((await list(asked, context)).body ?? '{"items":[]}') as Choices
  }
  const whole = await find({ ...where, ...(text !== '' && named(text)) })
  const hierarchy = hierarchyOf(context.entity)
  if (!hierarchy) return whole
  const way = whole.items.length === 0 ? text.split(/[›>/]/).map((part) => part.trim()) : []
  const { items, similar } = way.length > 1 ? await alongWay(way, hierarchy.name, { where, named, find }) : whole
  const paths = await pathsOf(
    items.map(({ id }) => id),
    context,
  )
  const left = items.filter(({ id }) => except === undefined || !isWithin(except, id, paths.get(id)))
  const placed = left.map((item) => ({ ...item, ...(paths.has(item.id) && { _path: paths.get(item.id) }) }))
  return { items: inTreeOrder(placed, paths), similar }
}

type Search = Pick<Wanted, 'where' | 'named'> & { find(filter: Filter): Promise<Choices> }

/** Looks for each part of a path below what the one before it found; an empty last part finds all of that. */
async function alongWay(way: readonly string[], hierarchy: string, { where, named, find }: Search): Promise<Choices> {
  let above: Choice[] | undefined
  for (const [level, text] of way.entries()) {
    const isLast = level === way.length - 1
    if (text === '' && !isLast) continue
    const under = above && { [hierarchy]: { under: above.map(({ id }) => String(id)) } }
    const found = await find({ ...(isLast && where), ...under, ...(text !== '' && named(text)) })
    if (isLast || found.items.length === 0) return found
    above = found.items
  }
  return { items: [] }
}

const isWithin = (except: number, id: number, path: readonly Choice[] = []): boolean =>
  id === except || path.some((one) => one.id === except)

/** Members that choices have beside the properties shown. */
export const pathOf = (entity: Entity): string[] => (hierarchyOf(entity) ? ['_path'] : [])
