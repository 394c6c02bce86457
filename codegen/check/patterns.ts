/**
 * Patterns that can run away: when one can match a text in many ways, browser and server try them all, for
 * seconds with 27 letters. Each place in the pattern where a character is read is a state. Two different ways
 * from a state back to itself over the same text mean an exponential number of matches; two consecutive loops
 * over the same text a quadratic one.
 */
import type { AST } from '@eslint-community/regexpp'
import { createRequire } from 'node:module'

/** The problem of a pattern, in words; undefined for one that always ends soon, or is no valid pattern. */
export function whyRunsAway(pattern: string): string | undefined {
  if (!/[*+{]/.test(pattern)) return undefined
  const known = judged.get(pattern)
  if (known !== undefined) return known || undefined
  const reason = judge(pattern)
  judged.set(pattern, reason ?? '')
  return reason
}

/** Verdict per pattern, '' for no problem: most patterns occur in several schemas and in every run. */
export const judged = new Map<string, string>()

/** The problem of an expression in code that searches in texts of any length: it is tried at each place, and may end as soon as it has found something. */
export function whySearchRunsAway({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string | undefined {
  return /[*+{]/.test(source) ? judge(source, flags) : undefined
}

/** @param flags Of a search; without them the whole text has to be of the pattern. */
function judge(pattern: string, flags?: string): string | undefined {
  const parsed = parse(pattern, flags)
  if (!parsed) return undefined
  const beyond = whatIsNoMachine(parsed)
  if (beyond !== undefined) return `"${pattern}" ${beyond}`
  const machine = machineOf(parsed, flags)
  if (!machine) return `"${pattern}" repeats too much to be looked through; write it with fewer repetitions`
  if (hasTwoWaysBack(machine))
    return `"${pattern}" can run away: a repetition inside a repetition takes the same text in many ways; let each part begin with a character that the one before cannot hold`
  return hasTwoLoops(machine)
    ? `"${pattern}" can run away: two repetitions behind each other take the same text; begin with "^", and put between them a character that neither holds`
    : undefined
}

/** Constructs that read the text a second time, which states cannot describe, so their time is unknown. */
function whatIsNoMachine(pattern: AST.Pattern): string | undefined {
  const parts = pattern.alternatives.flatMap(partsOf)
  if (parts.some(({ type }) => type === 'Backreference'))
    return 'can run away: it refers back to what it read before, which is tried anew for every way to read it; write what may stand there'
  const ahead = parts.flatMap((part) => (part.type === 'Assertion' && 'alternatives' in part ? part.alternatives : []))
  return ahead.flatMap(partsOf).some((part) => part.type === 'Quantifier' && part.max > 1)
    ? 'can run away: it repeats something inside a look ahead or behind, which is tried anew at every place; write it without'
    : undefined
}

/** All elements of an alternative, nested ones included. */
const partsOf = ({ elements }: AST.Alternative): AST.Element[] => elements.flatMap(withInner)

function withInner(element: AST.Element): AST.Element[] {
  if (element.type === 'Quantifier') return [element, ...withInner(element.element)]
  const isGroup = element.type === 'Group' || element.type === 'CapturingGroup'
  const isLook = element.type === 'Assertion' && 'alternatives' in element
  return isGroup || isLook ? [element, ...element.alternatives.flatMap(partsOf)] : [element]
}

/** The parser is loaded for the first pattern with a repetition. */
function parse(pattern: string, flags = 'u'): AST.Pattern | undefined {
  const { RegExpParser } = createRequire(import.meta.url)(
    '@eslint-community/regexpp',
  ) as typeof import('@eslint-community/regexpp')
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: flags.includes('u') })
  } catch {
    return undefined
  }
}

/**
 * Per state, the characters that it reads (of a sample that tells the states apart) and how often each other
 * state follows; `unbounded` are states that may read any number of times, `ends` those with which a search has
 * found what it looks for.
 */
type Machine = { reads: ReadonlySet<string>[]; next: Map<number, number>[]; unbounded: Set<number>; ends: Set<number> }
/** A part of a pattern: its possible first and last states, and whether it may be empty. */
type Part = { first: number[]; last: number[]; empty: boolean }

const mostStates = 150
/** Counted repetitions up to this number are written out; higher counts are treated as endless. */
const mostWritten = 12

function machineOf(pattern: AST.Pattern, flags?: string): Machine | undefined {
  const samples = samplesOf(pattern.raw)
  const machine: Machine = { reads: [], next: [], unbounded: new Set(), ends: new Set() }
  const state = (raw: string): Part => {
    const reader = new RegExp(`^(?:${raw})$`, flags?.replace(/[gydm]/g, '') ?? 'us')
    machine.reads.push(new Set(samples.filter((one) => reader.test(one))))
    const at = machine.next.push(new Map()) - 1
    return { first: [at], last: [at], empty: false }
  }
  const link = (from: readonly number[], to: readonly number[]) => {
    for (const one of from) for (const other of to) count(machine.next[one], other)
  }
  const behind = (a: Part, b: Part): Part => {
    link(a.last, b.first)
    return {
      first: [...a.first, ...(a.empty ? b.first : [])],
      last: [...b.last, ...(b.empty ? a.last : [])],
      empty: a.empty && b.empty,
    }
  }
  const either = (parts: readonly Part[]): Part => ({
    first: parts.flatMap(({ first }) => first),
    last: parts.flatMap(({ last }) => last),
    empty: parts.some(({ empty }) => empty),
  })
  const endless = (part: Part, empty: boolean): Part => {
    link(part.last, part.first)
    return { ...part, empty: empty || part.empty }
  }
  function partOf(element: AST.Element): Part {
    if (machine.reads.length > mostStates) return nothing
    if (element.type === 'Quantifier') return repeated(element)
    if (element.type === 'Group' || element.type === 'CapturingGroup') return choice(element.alternatives)
    if (element.type === 'Assertion' || element.type === 'Backreference') return nothing
    return state(element.raw)
  }
  const choice = (alternatives: readonly AST.Alternative[]): Part =>
    either(alternatives.map(({ elements }) => elements.map(partOf).reduce(behind, nothing)))
  function repeated({ min, max, element }: AST.Quantifier): Part {
    if (max > mostWritten) {
      const before = machine.reads.length
      const part = partOf(element)
      // An element that may be empty can be skipped anywhere in the count, which gives as many ways as an
      // endless repetition.
      if (max === Infinity) for (let one = before; one < machine.reads.length; one++) machine.unbounded.add(one)
      if (part.empty) link(part.last, part.first)
      return endless(part, min === 0)
    }
    const parts = Array.from({ length: max }, () => partOf(element))
    // Built from the end, because optional elements end the sequence.
    return parts.reduceRight<Part>(
      (rest, part, index) => ({ ...behind(part, rest), ...(index >= min && { empty: true }) }),
      nothing,
    )
  }
  // Without "^" every start position is tried, which equals a repetition of any character in front.
  const isOnce = pattern.alternatives.every(isAnchored) || flags?.includes('y')
  // With "m" the beginning of each line is one too.
  const isByLine = isOnce === true && flags?.includes('m') === true
  const start = isOnce && !isByLine ? nothing : endless(state('[^]'), true)
  start.first.forEach((one) => machine.unbounded.add(one))
  const whole = behind(isByLine ? behind(start, state('\\n')) : start, choice(pattern.alternatives))
  const isFound = flags !== undefined && !pattern.alternatives.some(hasCondition)
  machine.ends = new Set(isFound ? whole.last : [])
  return machine.reads.length > mostStates ? undefined : machine
}

const isAnchored = ({ elements: [first] }: AST.Alternative): boolean =>
  first?.type === 'Assertion' && first.kind === 'start'

/** Whether more is asked than characters, so that what was read may be of no use. What is asked first is asked before anything is read. */
const hasCondition = ({ elements }: AST.Alternative): boolean =>
  elements
    .slice(elements[0]?.type === 'Assertion' ? 1 : 0)
    .flatMap(withInner)
    .some((part) => part.type === 'Assertion')

const nothing: Part = { first: [], last: [], empty: true }

function count(follows: Map<number, number> | undefined, to: number): void {
  follows?.set(to, (follows.get(to) ?? 0) + 1)
}

/** Sample characters that tell states apart: those in the pattern, their neighbours, and some of every class. */
function samplesOf(raw: string): string[] {
  const around = [...raw].flatMap((one) => {
    const code = one.codePointAt(0) ?? 0
    return [code - 1, code, code + 1].filter((near) => near > 0 && (near < 0xd800 || near > 0xdfff))
  })
  const kinds = [...'azAZ09_ -.,:;@/\\\'"()\n\té中ß€', '\u{1F600}', '\u00A0']
  return [...new Set([...around.map((code) => String.fromCodePoint(code)), ...kinds])]
}

/** Whether some character is read by both states. */
function meet({ reads }: Machine, a: number, b: number): boolean {
  const others = reads[b]
  return [...(reads[a] ?? [])].some((one) => others?.has(one))
}

const followers = ({ next }: Machine, state: number): number[] => [...(next[state]?.keys() ?? [])]

/** Tuples of states reachable when all of them read the same text; the start itself only through a loop. */
function reached(machine: Machine, from: readonly number[]): Set<string> {
  const found = new Set<string>()
  const open = [from]
  for (let tuple = open.pop(); tuple; tuple = open.pop()) {
    for (const to of products(tuple.map((state) => followers(machine, state)))) {
      if (found.has(to.join()) || !readsAlike(machine, to)) continue
      found.add(to.join())
      open.push(to)
    }
  }
  return found
}

const readsAlike = (machine: Machine, tuple: readonly number[]): boolean => {
  const [one = 0, ...others] = tuple
  return [...(machine.reads[one] ?? [])].some((char) => others.every((other) => machine.reads[other]?.has(char)))
}

const products = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((all, list) => all.flatMap((head) => list.map((one) => [...head, one])), [[]])

/** States with a way back to themselves. */
const looping = (machine: Machine): number[] =>
  [...machine.next.keys()].filter((state) => reached(machine, [state]).has(String(state)))

function hasTwoWaysBack(machine: Machine): boolean {
  const loops = looping(machine)
  return loops.some((state) => {
    const around = [...reached(machine, [state])]
      .map(Number)
      .filter((one) => reached(machine, [one]).has(String(state)))
    // The same step in two ways, within a loop.
    if (around.some((one) => around.some((other) => (machine.next[one]?.get(other) ?? 0) > 1))) return true
    const back = `${state},${state}`
    return [...reached(machine, [state, state])].some((pair) => {
      const [one = 0, other = 0] = pair.split(',').map(Number)
      return one < other && around.includes(one) && around.includes(other) && reached(machine, [one, other]).has(back)
    })
  })
}

function hasTwoLoops(machine: Machine): boolean {
  const loops = looping(machine).filter((state) => machine.unbounded.has(state))
  return loops.some((one) =>
    loops.some(
      (other) =>
        one !== other &&
        !machine.ends.has(other) &&
        meet(machine, one, other) &&
        reached(machine, [one]).has(String(other)) &&
        reached(machine, [one, one, other]).has(`${one},${other},${other}`),
    ),
  )
}
