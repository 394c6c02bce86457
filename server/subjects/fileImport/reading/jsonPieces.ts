/** Cuts JSON into the objects of its list and the text around that list, as a stream; nothing is parsed. */
import { Refused } from '#server/errors.ts'
import { most as mostRead, tooManyRows } from '#server/import/reading/bounds.ts'
import { encodingOf, textOf } from '#server/import/reading/encoding.ts'
import { jsonMarks } from './jsonMarks.ts'

/** `line`: where it begins. */
export type Piece = { text: string; line: number }

/** Characters of one object, and of all around the list; lists and objects inside each other. */
const most = { characters: 1_000_000, depth: 32 }

/**
 * The objects of the first list of objects that stands at the top, or directly in the object at the top.
 *
 * @returns The text around them, in which the list is empty.
 * @throws {Refused} With the line, for what cannot be JSON, and for what is beyond a bound.
 */
export async function* piecesOf(path: string): AsyncGenerator<Piece, string> {
  const marks = jsonMarks()
  let [depth, listDepth, firstLine, count, isOver] = [0, 0, 1, 0, false]
  let [inside, around] = ['', '']
  const refuse = (key: string, max = 0) => new Refused({ key: `importJob.${key}`, values: { line: marks.line, max } })
  for await (const chunk of textOf(path, await encodingOf(path))) {
    /** Place from which nothing is kept yet. */
    let from = 0
    for (const { kind, at } of marks.of(chunk)) {
      const isBetween = listDepth > 0 && depth === listDepth
      if (kind === 'open' || kind === 'openList') {
        if (isBetween) [from, firstLine] = [at, marks.line]
        depth += 1
        if (depth > most.depth) throw refuse('deep', most.depth)
        if (listDepth > 0 || isOver || kind === 'open' || depth > 2) continue
        around += chunk.slice(from, at + 1)
        listDepth = depth
      } else if (kind === 'close') {
        depth -= 1
        if (depth < 0) throw refuse('brokenJson')
        if (isBetween) [listDepth, isOver, from] = [0, count > 0, at]
        if (listDepth === 0 || depth !== listDepth) continue
        count += 1
        if (count > mostRead.rows) throw tooManyRows()
        yield { text: inside + chunk.slice(from, at + 1), line: firstLine }
        inside = ''
      } else if (isBetween) {
        // A list of numbers or words is a value like any other.
        if (count > 0 || depth === 1) throw refuse('noObjects')
        ;[listDepth, from] = [0, at]
      } else if (depth === 0) throw refuse('brokenJson')
    }
    if (listDepth === 0) around += chunk.slice(from)
    else if (depth > listDepth) inside += chunk.slice(from)
    if (Math.max(inside.length, around.length) > most.characters) throw refuse('longObject', most.characters)
  }
  if (depth > 0 || marks.isText) throw refuse('brokenJson')
  if (!isOver) throw refuse('noObjects')
  return around
}
