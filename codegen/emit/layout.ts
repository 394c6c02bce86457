/** Formats the output of json-schema-to-typescript: fast, and close to the project's formatter. */
import { quoted } from './literal.ts'

/** Removes the library's comments about its own definitions; adds indentation, bare unions and single quotes. */
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

/** The library puts parentheses around each union, even where nothing follows. */
function withoutParentheses(line: string): string {
  const member = /^([^(]*: )\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(line)
  if (member) return `${member[1]}${member[2]}`
  return line.replace(/: \(\{$/, ': {').replace(/^(\}.*)\)$/, '$1')
}

const singleQuoted = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.)*"/g, (text) => quoted(String(JSON.parse(text))))
