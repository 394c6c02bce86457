/** Reads JSON as a stream of objects: a list of them, or an object with such a list (`{ "rows": […] }`). */
import { Refused } from '#server/errors.ts'
import { encodingOf, textOf } from '#server/import/reading/encoding.ts'
import type { Cell } from '#server/import/reading/row.ts'
import { objectTable, type ObjectRow, type ObjectTable } from './objects.ts'

/** Characters of one object, and lists and objects inside each other. */
const most = { characters: 1_000_000, depth: 32 }

export const jsonTable = (path: string): Promise<ObjectTable> => objectTable(() => jsonRows(path))

async function* jsonRows(path: string): AsyncGenerator<ObjectRow> {
  for await (const { text, line } of piecesOf(path)) yield* rowsIn(parsed(text, line))
}

type Piece = { text: string; line: number }

/** The objects of the first list that stands at the top, or directly in the object at the top. */
async function* piecesOf(path: string): AsyncGenerator<Piece> {
  let [depth, listDepth, line, firstLine] = [0, 0, 1, 1]
  let [isText, isEscaped, isOver] = [false, false, false]
  let text = ''
  const broken = () => new Refused({ key: 'importJob.brokenJson', values: { line } })
  for await (const chunk of textOf(path, await encodingOf(path))) {
    const found: Piece[] = []
    for (const character of chunk) {
      if (character === '\n') line += 1
      const isInside = listDepth > 0 && depth > listDepth
      if (isInside) text += character
      if (text.length > most.characters) throw broken()
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isText = false
      } else if (character === '"') {
        if (depth === 0) throw broken()
        isText = true
      } else if (character === '{' || character === '[') {
        depth += 1
        if (depth > most.depth) throw broken()
        if (listDepth === 0 && !isOver && character === '[' && depth <= 2) listDepth = depth
        else if (listDepth > 0 && depth === listDepth + 1) [text, firstLine] = [character, line]
      } else if (character === '}' || character === ']') {
        depth -= 1
        if (depth < 0) throw broken()
        if (listDepth > 0 && depth === listDepth) {
          found.push({ text, line: firstLine })
          text = ''
        } else if (listDepth > 0 && depth < listDepth) [listDepth, isOver] = [0, true]
      } else if (listDepth > 0 && depth === listDepth && !/[\s,]/.test(character)) throw broken()
    }
    yield* found
  }
  if (depth > 0 || isText) throw broken()
  if (!isOver) throw new Refused({ key: 'importJob.noObjects' })
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused({ key: 'importJob.brokenJson', values: { line } })
  }
}

/** An object is a row; with a list of objects in it, it is as many rows as that has. */
function* rowsIn(value: unknown): Generator<ObjectRow> {
  if (!isObject(value)) throw new Refused({ key: 'importJob.noObjects' })
  const own = new Map<string, Cell>()
  let lines: { name: string; list: readonly Record<string, unknown>[] } | undefined
  const add = (name: string, inner: unknown): void => {
    if (Array.isArray(inner)) {
      if (inner.length > 0 && inner.every(isObject)) lines ??= { name, list: inner }
      else own.set(name, inner.map((one) => (isObject(one) ? JSON.stringify(one) : String(one ?? ''))).join(', '))
    } else if (isObject(inner)) for (const [key, one] of Object.entries(inner)) add(`${name}.${key}`, one)
    else if (inner !== null && inner !== undefined) own.set(name, inner as Cell)
  }
  for (const [name, inner] of Object.entries(value)) add(name, inner)
  if (!lines) return yield own
  for (const line of lines.list) {
    const row = new Map(own)
    for (const [key, one] of Object.entries(line))
      row.set(`${lines.name}.${key}`, typeof one === 'object' && one !== null ? JSON.stringify(one) : (one as Cell))
    yield row
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
