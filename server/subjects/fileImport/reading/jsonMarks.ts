/** Finds what gives JSON its structure, chunk by chunk. */

/** `value`: a character of a number or word, or the quotation mark that opens a text. */
export type Mark = { kind: 'open' | 'openList' | 'close' | 'value'; at: number }
export type Marks = {
  /** The line of the last mark. */
  readonly line: number
  /** Whether a text is open. */
  readonly isText: boolean
  /** Places are those in the chunk; blanks, commas, colons and what stands in texts are left out. */
  of(chunk: string): Generator<Mark>
}

const [quote, backslash, newLine] = [0x22, 0x5c, 0x0a]
const kinds = new Map<number, Mark['kind'] | undefined>([
  [0x7b, 'open'],
  [0x5b, 'openList'],
  [0x7d, 'close'],
  [0x5d, 'close'],
  ...[0x2c, 0x3a, 0x20, 0x09, newLine, 0x0d, 0xfeff].map((code) => [code, undefined] as const),
])

export function jsonMarks(): Marks {
  let [line, isText, isEscaped] = [1, false, false]
  return {
    get line() {
      return line
    },
    get isText() {
      return isText
    },
    *of(chunk) {
      for (let at = 0; at < chunk.length; at += 1) {
        const code = chunk.charCodeAt(at)
        if (code === newLine) line += 1
        if (isText) {
          if (isEscaped) isEscaped = false
          else if (code === backslash) isEscaped = true
          else if (code === quote) isText = false
          continue
        }
        if (code === quote) isText = true
        const kind = kinds.has(code) ? kinds.get(code) : 'value'
        if (kind) yield { kind, at }
      }
    },
  }
}
