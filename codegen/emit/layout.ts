/** How the text of json-schema-to-typescript is laid out: fast, and close enough to the formatter's way. */
import { quoted } from './literal.ts'

/** Without what the library says about its own definitions; with indents, bare unions and single quotes. */
export function layout(source: string): string {
  let depth = 0
  const lines = source
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const indented = lines.map((line) => {
    const text = withoutParentheses(singleQuoted(line.replace(/;$/, '')))
    if (text.startsWith('}')) depth--
    const result = '  '.repeat(depth) + text
    if (text.endsWith('{')) depth++
    return result
  })
  return `${indented.join('\n').replaceAll('{\n}', '{}').replaceAll('\nexport ', '\n\nexport ')}\n`
}

/** The library puts each union between parentheses, also where only the end of the member follows. */
function withoutParentheses(line: string): string {
  const member = /^([^(]*: )\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(line)
  if (member) return `${member[1]}${member[2]}`
  return line.replace(/: \(\{$/, ': {').replace(/^(\}.*)\)$/, '$1')
}

const singleQuoted = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.)*"/g, (text) => quoted(String(JSON.parse(text))))
