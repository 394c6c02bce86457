/** Splits an SQL file into its statements, so that a failure can name the one it happened in. */

export type SqlStatement = {
  text: string
  /** Line in the file on which it starts, from 1. */
  line: number
}

/**
 * Constructs that may contain a `;`, in the order PostgreSQL reads them. `begin atomic` bodies are not
 * recognised: write `$$`.
 */
const hidden = [
  String.raw`--[^\n]*`,
  String.raw`\/\*[\s\S]*?\*\/`,
  String.raw`(?<![a-z0-9_])[eE]'(?:[^'\\]|\\.|'')*'`,
  String.raw`'(?:[^']|'')*'`,
  String.raw`"(?:[^"]|"")*"`,
  String.raw`(?<![a-z0-9_$])(?<tag>\$(?:[a-z_][a-z0-9_]*)?\$)[\s\S]*?\k<tag>`,
]
const token = new RegExp([...hidden, ';'].join('|'), 'gi')

/** Returns the statements without their `;` and without the comments before them. Comments alone are no statement. */
export function sqlStatements(sql: string): SqlStatement[] {
  const ends = [...sql.matchAll(token)].filter(([found]) => found === ';').map(({ index }) => index)
  return [...ends, sql.length].flatMap((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1
    const whole = sql.slice(start, end)
    const before = /^(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(whole)?.[0] ?? ''
    const text = whole.slice(before.length).trimEnd()
    return text ? [{ text, line: sql.slice(0, start + before.length).split('\n').length }] : []
  })
}
