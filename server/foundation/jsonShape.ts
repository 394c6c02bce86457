/**
 * Measures JSON from its bytes before parsing: depth, number of values, duplicate names. It takes one pass, so
 * that no body blocks the event loop longer than its length warrants.
 */

/** Maximum nesting of objects and lists. */
export const deepest = 32
/** Maximum number of values in objects and lists together; forms and lists of ids have a few thousand at most. */
export const mostValues = 10_000

/** `field` is the top-level property in which the problem is; 'common' for the body as a whole. */
export type ShapeProblem = { kind: 'depth' | 'values' | 'duplicate'; field: string }

type Level = { names: Set<string>; field: string }

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c]
const [openObject, openList, closeObject, closeList] = [0x7b, 0x5b, 0x7d, 0x5d]

/**
 * @param json UTF-8; invalid JSON is not detected here.
 * @param most Values in objects and lists together.
 * @returns The first problem; undefined when there is none.
 */
export function shapeProblem(json: Buffer, most = mostValues): ShapeProblem | undefined {
  const levels: Level[] = []
  let values = 0
  let name = [0, 0] as [number, number]
  const problem = (kind: ShapeProblem['kind'], field = levels[0]?.field): ShapeProblem => ({
    kind,
    field: field || 'common',
  })
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case quote: {
        const end = endOfText(json, at)
        name = [at, end]
        at = end
        break
      }
      case openObject:
      case openList:
        if (levels.length === deepest) return problem('depth')
        levels.push({ names: new Set(), field: '' })
        values += 1
        break
      case closeObject:
      case closeList:
        levels.pop()
        break
      case comma:
        values += 1
        break
      case colon: {
        const level = levels.at(-1)
        if (!level) break
        const key = textOf(json, name)
        if (level.names.has(key)) return problem('duplicate', levels.length === 1 ? key : undefined)
        level.names.add(key)
        level.field = key
      }
    }
    if (values > most) return { kind: 'values', field: 'common' }
  }
  return undefined
}

/** Index of the quotation mark that closes the text starting at `start`. */
function endOfText(json: Buffer, start: number): number {
  let at = start + 1
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1
  return at
}

/** Decodes escapes, because the same name can be written with and without them. */
function textOf(json: Buffer, [start, end]: readonly [number, number]): string {
  const written = json.toString('utf8', start + 1, end)
  if (!written.includes('\\')) return written
  try {
    return String(JSON.parse(`"${written}"`))
  } catch {
    return written
  }
}
