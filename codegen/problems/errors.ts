/** Problems in schemas, reported as compilers do: file, line, column, path, message, code frame. */
import type { Node } from 'jsonc-parser'
import { codeFrame, positionAt } from './frame.ts'
import { jsonParser } from '#codegen/jsonParser.ts'
import type { Source } from '#codegen/source.ts'
import { suggest } from './suggest.ts'

export type Path = readonly (string | number)[]

/** The result of a rule; `check` turns it into a problem. */
export type Finding = {
  path: Path
  message: string
  /** Point at the key instead of the value. */
  atKey?: boolean
  /** Valid names; the nearest one is suggested. */
  candidates?: readonly string[]
  /** The name that was written, to compare with the candidates. */
  name?: string
  severity?: 'error' | 'warning'
  /** A text that one language has and this one lacks: such findings are reported together. */
  missing?: MissingWord
}

export type MissingWord = { language: string; word: string }

export type Problem = {
  severity: 'error' | 'warning'
  file: string
  line: number
  column: number
  /** `x-ui.list.columns[2]` */
  path: string
  message: string
  frame: string
  suggestion?: string
  missing?: MissingWord
}

export function toProblem(source: Source, finding: Finding): Problem {
  const { offset, length } = placeOf(source, finding)
  return problemAt(source, offset, length, finding)
}

export function problemAt(source: Source, offset: number, length: number, finding: Finding): Problem {
  const { path, message, severity = 'error', name, candidates = [], missing } = finding
  const position = positionAt(source.text, offset)
  const suggestion = name === undefined ? undefined : suggest(name, candidates)
  return {
    severity,
    file: source.file,
    ...position,
    path: pathText(path),
    message: suggestion ? `${message}; did you mean "${suggestion}"?` : message,
    frame: codeFrame(source.text, position, length),
    ...(suggestion ? { suggestion } : {}),
    ...(missing ? { missing } : {}),
  }
}

/** A problem in a line: `merchant.schema.json:18:23 x-ui.list.columns[2]: "x" is not a property; did you mean "y"?` */
export function headline({ file, line, column, path, message, severity }: Problem): string {
  const where = path ? ` ${path}` : ''
  return `${file}:${line}:${column}${where}: ${severity === 'warning' ? 'warning: ' : ''}${message}`
}

/**
 * All problems for printing: missing texts first, one line per schema and language; then errors with code
 * frames, and warnings one line each. Empty without problems. Errors come last because they stop the run.
 */
export const report = (problems: readonly Problem[]): string => [...wordLines(problems), ...lines(problems)].join('\n')

/** Number of texts that one line names; it counts the others. */
const namedWords = 3

function wordLines(problems: readonly Problem[]): string[] {
  const missing = problems.flatMap((problem) => (problem.missing ? [{ problem, ...problem.missing }] : []))
  const groups = Map.groupBy(missing, ({ problem, language }) => `${problem.file} ${language}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    if (group.length === 1) return [headline(first.problem)]
    const words = group.slice(0, namedWords).map(({ word }) => `"${word}"`)
    const more = group.length > namedWords ? ` and ${group.length - namedWords} more` : ''
    const message = `${group.length} words have no ${first.language}: ${words.join(', ')}${more}; write them there or in schemas/glossary.json`
    return [headline({ ...first.problem, path: '', message })]
  })
}

const lines = (problems: readonly Problem[]): string[] =>
  problems
    .filter(({ missing }) => missing === undefined)
    .map((problem) => (problem.severity === 'error' ? `${headline(problem)}\n${problem.frame}\n` : headline(problem)))

const pathText = (path: Path): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${step}`)).join('')

/** The node at the path, or its nearest existing ancestor. */
function placeOf({ tree: treeOf, text }: Source, { path, atKey }: Finding): { offset: number; length: number } {
  const tree = treeOf()
  if (!tree) return { offset: 0, length: 1 }
  const steps = [...path]
  let node: Node | undefined
  while (!(node = jsonParser().findNodeAtLocation(tree, steps)) && steps.length > 0) steps.pop()
  const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  const exact = steps.length === path.length
  const place = (atKey || !exact) && key ? key : (node ?? tree)
  const end = text.indexOf('\n', place.offset)
  return { offset: place.offset, length: Math.min(place.length, (end < 0 ? text.length : end) - place.offset) }
}
