/**
 * Counts rows in the developer's database, so that a refusal can say what is at stake.
 *
 * Codegen does not import the server: it asks `server/db/countRows.ts` in a process of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { on } from 'node:events'
import { createInterface } from 'node:readline'

export type Counter = {
  /** @throws {Error} With the reason why there is no answer. */
  count(sql: string): Promise<number>
  close(): void
}

/** Starts the process at the first question; questions are asked one after the other. */
export function countRows(root: string): Counter {
  let opened: { child: ChildProcess; ask: (sql: string) => Promise<number> } | undefined
  return {
    count: (sql) => (opened ??= open(root)).ask(sql),
    close: () => opened?.child.stdin?.end(),
  }
}

function open(root: string) {
  const child = spawn(process.execPath, ['server/db/countRows.ts'], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] })
  const output = createInterface({ input: child.stdout })
  const lines = on(output, 'line', { close: ['close'] })
  child.on('error', () => output.close())
  child.stdin.on('error', () => output.close())
  const ask = async (sql: string) => {
    child.stdin.write(`${sql}\n`)
    const { value, done } = await lines.next()
    if (done) throw new Error('the process that asks the database ended')
    const [line] = value as [string]
    const answer = JSON.parse(line) as { count: number } | { error: string }
    if ('error' in answer) throw new Error(answer.error)
    return answer.count
  }
  return { child, ask }
}
