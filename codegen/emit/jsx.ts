/** Writes JSX and imports as the formatter would. */
import { literal, quoted } from './literal.ts'

const width = 120

/** @example element('Column', { source: 'name', sortable: true }, '  ') // <Column source="name" sortable /> */
export const element = (name: string, props: Props, indent = ''): string => tag(name, props, indent, ' />')

/** The same with children; the caller writes the closing tag. */
export const opening = (name: string, props: Props, indent = ''): string => tag(name, props, indent, '>')

type Props = Readonly<Record<string, unknown>>

function tag(name: string, props: Props, indent: string, end: string): string {
  const attributes = Object.entries(props).flatMap(([key, value]) => attribute(key, value))
  const flat = [`<${name}`, ...attributes].join(' ') + end
  if (indent.length + flat.length <= width) return flat
  const lines = Object.entries(props).flatMap(([key, value]) => attribute(key, value, `${indent}  `))
  return [`<${name}`, ...lines.map((text) => `${indent}  ${text}`), indent + end.trim()].join('\n')
}

/** Text that is code instead of a value, such as the name of a component. */
export class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

function attribute(key: string, value: unknown, indent = ''): string[] {
  if (value === undefined || value === false) return []
  if (value === true) return [key]
  if (typeof value === 'string' && !/["\\\n{}]/.test(value)) return [`${key}="${value}"`]
  return [`${key}={${value instanceof Code ? value.text : literal(value, indent, indent.length + key.length + 3)}}`]
}

/** Import lines for the names that `text` uses as elements or attribute values: one per module, sorted. */
export function importsFor(text: string, sources: Readonly<Record<string, string>>): string {
  const used = Object.keys(sources).filter((name) => new RegExp(`(?:<|=\\{)${name}\\b`).test(text))
  const byModule = Map.groupBy(used, (name) => sources[name] ?? '')
  return [...byModule]
    .sort(([a], [b]) => Number(a.startsWith('./')) - Number(b.startsWith('./')) || (a < b ? -1 : 1))
    .map(([module, names]) => importLine(names.sort(), module))
    .join('')
}

function importLine(names: readonly string[], module: string): string {
  const flat = `import { ${names.join(', ')} } from ${quoted(module)}\n`
  return flat.length <= width + 1
    ? flat
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from ${quoted(module)}\n`
}
