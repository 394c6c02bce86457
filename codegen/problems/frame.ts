/** A position in a text, and the lines around it for people. */

/** Line and column, counted from 1. */
export type Position = { line: number; column: number }

const linesAround = 1

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** The line at `position` with one line before and after it, numbered, and `length` carets under the place. */
export function codeFrame(text: string, { line, column }: Position, length: number): string {
  const lines = text.split('\n')
  const first = Math.max(1, line - linesAround)
  const last = Math.min(lines.length, line + linesAround)
  const width = String(last).length
  return lines
    .slice(first - 1, last)
    .flatMap((content, index) => {
      const number = first + index
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${content}`.trimEnd()
      if (number !== line) return [shown]
      const carets = '^'.repeat(Math.max(1, Math.min(length, content.length - column + 1)))
      return [shown, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}${carets}`]
    })
    .join('\n')
}
