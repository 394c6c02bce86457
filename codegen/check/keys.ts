/** Duplicate keys in one object: JSON silently keeps only the last. */
import { problemAt, type Problem } from '#codegen/problems/errors.ts'
import { jsonParser } from '#codegen/jsonParser.ts'
import type { Source } from '#codegen/source.ts'

/** Keys that an object of the file contains twice. */
export function keysTwice(source: Source): Problem[] {
  const problems: Problem[] = []
  if (source.value !== undefined && written(source.text) === kept(source.value)) return problems
  // The file is nested too deeply for a tree.
  if (!source.tree()) return problems
  const open: Set<string>[] = []
  jsonParser().visit(source.text, {
    onObjectBegin: () => {
      open.push(new Set())
    },
    onObjectEnd: () => {
      open.pop()
    },
    onObjectProperty: (key, offset, length, _line, _column, pathOf) => {
      const seen = open.at(-1)
      if (seen?.has(key)) {
        const message = `"${key}" stands here twice; only the last would count`
        problems.push(problemAt(source, offset, length, { path: [...pathOf(), key], message }))
      }
      seen?.add(key)
    },
  })
  return problems
}

/** Counts keys in the text: only a key has a colon behind it. Much faster than parsing with positions. */
const written = (text: string): number => text.match(/"(?:[^"\\]|\\.)*"\s*:/g)?.length ?? 0

/** Counts keys after parsing. */
function kept(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, one) => sum + kept(one), 0)
  return inner + (Array.isArray(value) ? 0 : Object.keys(value).length)
}
