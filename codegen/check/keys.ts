/** A key that stands twice in one object: JSON takes the last and forgets the first without a word. */
import { visit } from 'jsonc-parser'
import { problemAt, type Problem } from '#codegen/errors.ts'
import type { Source } from '#codegen/load.ts'

/** Keys of the file that an earlier one of the same object already has. */
export function keysTwice(source: Source): Problem[] {
  const problems: Problem[] = []
  const open: Set<string>[] = []
  visit(source.text, {
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
