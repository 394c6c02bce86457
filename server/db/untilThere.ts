/** Waits at start for a database that is not up yet: machines and containers start in any order. */
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseBusy } from './connectPool.ts'

export type Patience = {
  /** Milliseconds to keep trying; 0 tries once. */
  wait: number
  /** Receives one message when waiting begins and one when it ends. */
  say: (text: string) => void
  /** Milliseconds from one try to the next. */
  every?: number
}

/**
 * @throws The last error when time is up; at once an error that waiting does not solve: a wrong password, a
 * wrong name.
 */
export async function untilThere<Opened>(open: () => Promise<Opened>, { wait, say, every = 500 }: Patience) {
  const deadline = Date.now() + wait
  for (let tries = 1; ; tries += 1) {
    try {
      const opened = await open()
      if (tries > 1) say('the database answers')
      return opened
    } catch (error) {
      if (!isAway(error) || Date.now() + every > deadline) throw error
      if (tries === 1) say(`waiting at most ${Math.round(wait / 1000)} s for the database: ${error.message}`)
      await pause(every)
    }
  }
}

/** Whether the error may pass: no connection, a broken one, or a server that is starting, stopping or full. */
function isAway(error: unknown): error is DatabaseBusy {
  if (!(error instanceof DatabaseBusy) || !(error.cause instanceof Error)) return false
  const { cause } = error
  if ('code' in cause && typeof cause.code === 'string') return /^(E[A-Z_]+|08...|57P0.|53300)$/.test(cause.code)
  return /timeout|^Connection terminated/.test(cause.message)
}
