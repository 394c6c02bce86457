/**
 * Reads XML as a stream. The element that repeats most is a row; elements and attributes in it are its values, and
 * those of the elements around it hold for all rows in them. A document type is refused: entities of its own can grow
 * without end, or name other files.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { Refused } from '#server/errors.ts'
import { encodingOf, textOf } from '#server/import/reading/encoding.ts'
import { objectTable, type ObjectRow, type ObjectTable } from './objects.ts'

/** Elements inside each other. */
const deepest = 32

export async function xmlTable(path: string): Promise<ObjectTable> {
  const rowPath = await rowPathOf(path)
  return objectTable(() => xmlRows(path, rowPath))
}

type Events = { open(tag: SaxesTagPlain, path: string): void; close(path: string, text: string): void }

/** @throws {Refused} For what is no XML, with its line. */
async function* parsed(path: string, events: Events): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const names: string[] = []
  const texts: string[] = []
  let refusal: Refused | undefined
  parser.on('error', (error) => {
    const line = /^(\d+):/.exec(error.message)?.[1] ?? parser.line
    refusal ??= new Refused({ key: 'importJob.brokenXml', values: { line } })
  })
  parser.on('doctype', () => (refusal ??= new Refused({ key: 'importJob.doctype' })))
  parser.on('opentag', (tag) => {
    names.push(localName(tag.name))
    texts.push('')
    if (names.length > deepest) refusal ??= new Refused({ key: 'importJob.brokenXml', values: { line: parser.line } })
    if (!refusal) events.open(tag, names.join('/'))
  })
  const add = (text: string) => texts.length > 0 && (texts[texts.length - 1] += text)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    if (!refusal) events.close(names.join('/'), texts.pop() ?? '')
    names.pop()
  })
  for await (const piece of textOf(path, await encodingOf(path))) {
    parser.write(piece)
    if (refusal) throw refusal
    yield
  }
  parser.close()
  if (refusal) throw refusal
  yield
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Path of the element that repeats most among those that have something in them; the outermost of several. */
async function rowPathOf(path: string): Promise<string> {
  const counts = new Map<string, number>()
  const holding = new Set<string>()
  const events: Events = {
    open({ attributes }, at) {
      counts.set(at, (counts.get(at) ?? 0) + 1)
      const parent = at.slice(0, at.lastIndexOf('/'))
      if (parent !== '') holding.add(parent)
      if (Object.keys(attributes).some((name) => !name.startsWith('xmlns'))) holding.add(at)
    },
    close() {},
  }
  for await (const _ of parsed(path, events));
  const found = [...counts]
    .filter(([at]) => at.includes('/') && holding.has(at))
    .toSorted(([one, first], [other, second]) => second - first || depthOf(one) - depthOf(other))[0]
  if (!found) throw new Refused({ key: 'importJob.noObjects' })
  return found[0]
}

const depthOf = (path: string): number => path.split('/').length

type Values = Map<string, string>

async function* xmlRows(path: string, rowPath: string): AsyncGenerator<ObjectRow> {
  const ready: ObjectRow[] = []
  /** Elements that are open around and in the row: their own values, and the rows in them that wait for their end. */
  const open: { values: Values; rows: Values[] }[] = []
  const events: Events = {
    open({ attributes }, at) {
      open.push({ values: new Map(), rows: [] })
      for (const [name, value] of Object.entries(attributes))
        if (!name.startsWith('xmlns')) put(open, at, rowPath, localName(name), value)
    },
    close(at, text) {
      const own = open.pop()
      const parent = open.at(-1)
      if (!own) return
      const isLeaf = own.values.size === 0 && own.rows.length === 0
      const name = at.slice(at.lastIndexOf('/') + 1)
      if (at === rowPath) {
        if (text.trim() !== '' && isLeaf) own.values.set(name, text)
        own.rows.push(own.values)
      } else if (isLeaf) {
        if (parent) put(open, at.slice(0, at.lastIndexOf('/')), rowPath, name, text)
        return
      } else if (own.rows.length > 0) {
        for (const row of own.rows) for (const [key, value] of own.values) if (!row.has(key)) row.set(key, value)
      }
      // Rows go out at once here: values around all rows would make them wait for the end of the file.
      if (open.length <= 1 || (at === rowPath && open.length === 2 && parent?.values.size === 0))
        ready.push(...own.rows)
      else parent?.rows.push(...own.rows)
    },
  }
  for await (const _ of parsed(path, events)) {
    yield* ready
    ready.length = 0
  }
}

/** Keeps a value at the row or at the element around it that it belongs to, named by its path from there. */
function put(open: readonly { values: Values }[], at: string, rowPath: string, name: string, value: string): void {
  if (value.trim() === '') return
  const isInside = at === rowPath || at.startsWith(`${rowPath}/`)
  const base = isInside ? depthOf(rowPath) : commonDepth(at, rowPath)
  const names = [...at.split('/').slice(base), name]
  const values = open[base - 1]?.values
  const key = names.join('.')
  const before = values?.get(key)
  values?.set(key, before === undefined ? value : `${before}, ${value.trim()}`)
}

function commonDepth(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')]
  let depth = 0
  while (depth < a.length && a[depth] === b[depth]) depth += 1
  return depth
}
