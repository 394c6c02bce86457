/** Places in a source where one expression could stand for another: each is a fault that a test should notice. */
import { parseSync } from 'vite'

export type Fault = {
  file: string
  line: number
  /** Offsets of the expression. */
  start: number
  end: number
  /** What it says, and what it says with the fault. */
  right: string
  wrong: string
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Text = Node & { quasis: readonly Node[] }

const otherOperator: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}
/** Pairs of words in SQL, of which the first that is found is replaced. */
const otherSql: readonly (readonly [RegExp, string])[] = [
  [/ and /, ' or '],
  [/<=/, '<'],
  [/ is null/, ' is not null'],
  [/ is not null/, ' is null'],
  [/ desc\b/, ' asc'],
  [/ > /, ' >= '],
  [/ = /, ' <> '],
]
const isFunction = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/
/** What is only types, and loops that a fault could make endless. */
const isLeftOut =
  /^(TS(?!(As|NonNull|Satisfies))|ImportDeclaration|ExportAllDeclaration|TaggedTemplateExpression|Decorator)/
const isLoop = /^(WhileStatement|DoWhileStatement|ForStatement)$/

/** @returns The faults that fit in the functions of a source; what stands beside them runs once, at loading. */
export function faultsIn(file: string, source: string): Fault[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found: Fault[] = []
  const text = (node: Node) => source.slice(node.start, node.end)
  const add = (node: Node, wrong: string) =>
    found.push({
      file,
      line: source.slice(0, node.start).split('\n').length,
      start: node.start,
      end: node.end,
      right: text(node),
      wrong,
    })
  /** Start of the statement that is one expression: a bracket there would call what stands on the line before. */
  let statement = -1
  const visit = (node: Node, isInside: boolean) => {
    if (isLeftOut.test(node.type)) return
    if (node.type === 'ExpressionStatement') statement = node.start
    if (isInside) for (const [place, wrong] of wrongFor(node, text)) if (place.start !== statement) add(place, wrong)
    const inside = isInside || isFunction.test(node.type)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || (isLoop.test(node.type) && (key === 'test' || key === 'update'))) continue
      // A key of an object, or a name in an import, is no expression.
      if (key === 'key' || key === 'specifiers') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, inside)
    }
  }
  visit(program as unknown as Node, false)
  return found
}

/** @returns Expressions in a node, or the node itself, each with what could stand there wrongly. */
function wrongFor(node: Node, text: (node: Node) => string): (readonly [Node, string])[] {
  const part = (key: string) => node[key] as Node
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = otherOperator[String(node.operator)]
      return other ? [[node, `(${text(part('left'))}) ${other} (${text(part('right'))})`]] : []
    }
    case 'IfStatement':
      return [[part('test'), `!(${text(part('test'))})`]]
    case 'ConditionalExpression':
      return [[node, `(${text(part('test'))}) ? (${text(part('alternate'))}) : (${text(part('consequent'))})`]]
    case 'ReturnStatement':
      return isNode(node.argument) ? [[node.argument, 'undefined']] : []
    case 'ExpressionStatement':
      return part('expression').type === 'AwaitExpression' ? [[part('expression').argument as Node, 'undefined']] : []
    case 'Literal':
      return typeof node.value === 'number' ? [[node, `${text(node)} + 1`]] : []
    case 'TemplateLiteral':
      return wrongSql(node as Text, text).map((wrong) => [node, wrong])
    default:
      return []
  }
}

function wrongSql(node: Text, text: (node: Node) => string): string[] {
  const whole = text(node)
  if (!/\b(select|update|insert|delete|where|order by)\b/.test(whole)) return []
  return otherSql.flatMap(([right, wrong]) => {
    const quasi = node.quasis.find((each) => right.test(text(each)))
    if (!quasi) return []
    const [from, to] = [quasi.start - node.start, quasi.end - node.start]
    return [whole.slice(0, from) + text(quasi).replace(right, wrong) + whole.slice(to)]
  })
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
