/** Processor time of a process with all that it started, which a busy machine changes little. */
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths. */
const ticks = 100

/** @returns Seconds of this process and of all processes that it started, running or over. Without /proc only its own. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  const known = readProcesses()
  const ownChildren = known.get(process.pid)?.children ?? 0
  return (user + system) / 1e6 + ownChildren + secondsBelow(process.pid, known)
}

type Known = { parent: number; own: number; children: number }

function secondsBelow(pid: number, known: ReadonlyMap<number, Known>): number {
  let sum = 0
  for (const [child, { parent, own, children }] of known)
    if (parent === pid) sum += own + children + secondsBelow(child, known)
  return sum
}

function readProcesses(): Map<number, Known> {
  const known = new Map<number, Known>()
  for (const name of namesIn('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(name) : undefined
    if (!fields) continue
    // Fields 4 and 14 to 17 of proc(5), after the name in brackets.
    const [parent = 0, own = 0, system = 0, children = 0, theirSystem = 0] = [1, 11, 12, 13, 14].map((at) =>
      Number(fields[at]),
    )
    known.set(Number(name), { parent, own: (own + system) / ticks, children: (children + theirSystem) / ticks })
  }
  return known
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @returns Undefined when the process has ended meanwhile. */
function statOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
