/** The three-way merge for child rows, identified by their ids. */
import { toWire } from '#providers/wireRecord.ts'
import type { Entity } from '#schemas/entity.ts'
import { changed, isSame, type Values } from '#resources/form/changes.ts'
import { rowsIn, type ChildKind, type ChildKinds } from './childRows.ts'
import type { Sides } from './merge.ts'

/** A row that both sides changed differently, or that one of them removed. */
export type RowClash = {
  /** Identifies the clash: 'lines.7'. */
  key: string
  kind: ChildKind
  /** The row here, as loaded, and as saved by the other side; absent where it was removed. */
  mine: Values | undefined
  was: Values
  theirs: Values | undefined
}

/** Whether the other side changed any rows of these kinds. */
export const isRowsChanged = (kinds: ChildKinds, { base, current }: Pick<Sides, 'base' | 'current'>): boolean =>
  Object.keys(kinds).some((name) => !isSame(base[name], current[name]))

/** Rows about which the user must choose. */
export const rowClashes = (kinds: ChildKinds, sides: Sides): RowClash[] =>
  Object.entries(kinds).flatMap(([name, kind]) => merged(name, kind, sides, () => false).clashes)

/**
 * Rows with the changes of both sides, by kind.
 *
 * @param isTheirs Whether the other side's row is taken in a clash, by key.
 */
export const mergedRows = (
  kinds: ChildKinds,
  sides: Sides,
  isTheirs: (key: string) => boolean = () => false,
): Record<string, Values[]> =>
  Object.fromEntries(
    Object.entries(kinds)
      .filter(([name]) => Array.isArray(sides.mine[name]))
      .map(([name, kind]) => [name, merged(name, kind, sides, isTheirs).rows]),
  )

function merged(name: string, kind: ChildKind, sides: Sides, isTheirs: (key: string) => boolean) {
  const [base, current, mine] = [sides.base, sides.current, sides.mine].map((side) => rowsIn(side, name))
  const clashes: RowClash[] = []
  const clash = (id: unknown, of: Omit<RowClash, 'key' | 'kind'>): boolean => {
    const key = `${name}.${String(id)}`
    clashes.push({ key, kind, ...of })
    return isTheirs(key)
  }
  const kept = (mine ?? []).flatMap((row): Values[] => {
    const [was, theirs] = [base, current].map((side) => side?.find(({ id }) => id === row.id))
    if (row.id === undefined || !was) return [row]
    if (!theirs) return clash(row.id, { mine: row, was, theirs }) ? [] : [row]
    const both = changesOf(kind.entity, { was, theirs, row }, sides)
    const takesTheirs = both.isClash && clash(row.id, { mine: row, was, theirs })
    const own = both.mine.filter((property) => !takesTheirs || !both.theirs.includes(property))
    return [{ ...row, ...theirs, ...Object.fromEntries(own.map((property) => [property, row[property]])) }]
  })
  const here = new Set(mine?.map(({ id }) => id))
  const others = (current ?? []).filter((theirs) => {
    if (here.has(theirs.id)) return false
    const was = base?.find(({ id }) => id === theirs.id)
    if (!was) return true
    // Removed here: a clash only if the other side changed it.
    const isTouched = changesOf(kind.entity, { was, theirs, row: was }, sides).theirs.length > 0
    return isTouched && clash(theirs.id, { mine: undefined, was, theirs })
  })
  return { rows: [...kept, ...others], clashes }
}

/** Names of the properties that each side changed; a clash is one that both changed to different values. */
function changesOf(entity: Entity, { was, theirs, row }: Record<'was' | 'theirs' | 'row', Values>, { may }: Sides) {
  const [before, there, here] = [was, theirs, row].map((one) => toWire(entity, one, may))
  const [own, other] = [changed(here ?? {}, before ?? {}), changed(there ?? {}, before ?? {})]
  const isClash = Object.keys(own).some((name) => name in other && !isSame(own[name], other[name]))
  return { mine: Object.keys(own), theirs: Object.keys(other), isClash }
}
