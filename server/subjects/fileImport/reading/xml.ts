/**
 * Reads XML as a stream. The element that repeats most is a row; elements and attributes in it are its values, and
 * those of the elements around it hold for all rows in them.
 */
import { Refused } from '#server/errors.ts'
import { most as mostRead, tooManyColumns, tooManyRows } from '#server/import/reading/bounds.ts'
import { checkName, mergedRow, objectTable, type ObjectRow, type ObjectTable } from './objects.ts'
import { parsedXml, type Events } from './xmlEvents.ts'

/** Elements of different names or places. */
const mostPaths = 5000

export async function xmlTable(path: string): Promise<ObjectTable> {
  const rowPath = await rowPathOf(path)
  const outermost = await outermostValues(path, rowPath)
  return objectTable(() => xmlRows(path, rowPath, outermost))
}

/** Path of the element that repeats most among those that have something in them; the outermost of several. */
async function rowPathOf(path: string): Promise<string> {
  const counts = new Map<string, number>()
  const holding = new Set<string>()
  const events: Events = {
    open(attributes, at) {
      counts.set(at, (counts.get(at) ?? 0) + 1)
      if (counts.size > mostPaths) throw new Refused({ key: 'importJob.manyPaths', values: { max: mostPaths } })
      const parent = parentOf(at)
      if (parent !== '') holding.add(parent)
      if (attributes.length > 0) holding.add(at)
    },
    close() {},
  }
  for await (const _ of parsedXml(path, events));
  const found = [...counts]
    .filter(([at]) => at.includes('/') && holding.has(at))
    .toSorted(([one, first], [other, second]) => second - first || depthOf(one) - depthOf(other))[0]
  if (!found) throw new Refused({ key: 'importJob.noObjects' })
  const [rowPath, count] = found
  if (count > mostRead.rows) throw tooManyRows()
  return rowPath
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const depthOf = (path: string): number => path.split('/').length

type Values = Map<string, string>
/** A row that waits for the end of the elements around it, with the values that it gets of those. */
type Waiting = { own: Values; around: Values[] }
type Open = { values: Values; rows: Waiting[] }

/** The values of the outermost element, which may stand behind its rows. */
async function outermostValues(path: string, rowPath: string): Promise<Values> {
  const values: Values = new Map()
  const events = placing(rowPath, (depth) => (depth === 1 ? values : undefined), {
    open() {},
    close(at, text) {
      if (!at.includes('/') && text.trim() !== '') put(values, at, text)
    },
  })
  for await (const _ of parsedXml(path, events));
  return values
}

async function* xmlRows(path: string, rowPath: string, outermost: Values): AsyncGenerator<ObjectRow> {
  const ready: Waiting[] = []
  /** Elements that are open around and in the row. */
  const open: Open[] = []
  const events = placing(rowPath, (depth) => (depth > 1 ? open[depth - 1]?.values : undefined), {
    open() {
      open.push({ values: new Map(), rows: [] })
    },
    close(at, text) {
      const own = open.pop()
      if (!own) return
      if (isAround(at, rowPath) && open.length > 0 && text.trim() !== '') put(own.values, nameOf(at), text)
      // Elements around rows that have none are rows too: the check tells what they lack.
      if (at === rowPath || (own.rows.length === 0 && own.values.size > 0))
        own.rows.push({ own: own.values, around: [] })
      else if (own.values.size > 0) for (const row of own.rows) row.around.push(own.values)
      const parent = open.at(-1)
      const rows = open.length > 1 && parent ? parent.rows : ready
      for (const row of own.rows) rows.push(row)
    },
  })
  for await (const _ of parsedXml(path, events)) {
    for (const { own, around } of ready) yield mergedRow(own, ...around, outermost)
    ready.length = 0
  }
}

/**
 * Places the texts of elements in and beside the row, and attributes: at the row, or at the element around it
 * that they belong to, named by their path from there.
 *
 * @param at By the depth of an element, its values; undefined: they are not wanted.
 */
function placing(rowPath: string, at: (depth: number) => Values | undefined, events: Events): Events {
  const rowDepth = depthOf(rowPath)
  const place = (path: string, name: string, value: string) => {
    if (value.trim() === '') return
    const isInside = path === rowPath || path.startsWith(`${rowPath}/`)
    const base = isInside ? rowDepth : commonDepth(path, rowPath)
    const values = at(base)
    if (values) put(values, [...path.split('/').slice(base), name].join('.'), value)
  }
  return {
    open(attributes, path) {
      events.open(attributes, path)
      for (const [name, value] of attributes) place(path, name, value)
    },
    close(path, text) {
      if (!isAround(path, rowPath)) place(parentOf(path), nameOf(path), text)
      events.close(path, text)
    },
  }
}

/** The row, or an element around it. */
const isAround = (path: string, rowPath: string): boolean => path === rowPath || rowPath.startsWith(`${path}/`)

function put(values: Values, name: string, value: string): void {
  const before = values.get(name)
  if (before === undefined) checkName(name)
  values.set(name, before === undefined ? value : `${before}, ${value.trim()}`)
  if (values.size > mostRead.columns) throw tooManyColumns(values.size)
}

function commonDepth(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')]
  let depth = 0
  while (depth < a.length && a[depth] === b[depth]) depth += 1
  return depth
}
