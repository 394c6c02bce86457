/** Runs a server in this process until a signal or an uncaught error ends it. */
import type { Served } from './serve.ts'

/** Milliseconds that running requests may take to finish. */
const patience = 10_000

/** Prints an error at start and exits with 1; exits with 0 after a signal. */
export async function untilStopped(start: () => Promise<Served>): Promise<void> {
  let served: Served | undefined
  let stopping = false

  const stop = (code: number) => {
    if (stopping) process.exit(code)
    stopping = true
    setTimeout(() => process.exit(code), patience).unref()
    Promise.resolve(served?.close()).then(
      () => process.exit(code),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      console.error(`The server stops because of a fault that nothing caught (${event}):`, error)
      stop(1)
    })
  }

  try {
    served = await start()
    if (stopping) await served.close()
  } catch (error) {
    fail(error)
  }
}

/** A message that says what to do needs no stack; an unexpected error prints its own. */
function fail(error: unknown): never {
  const isExplained = error instanceof Error && !/^(Type|Reference|Syntax)Error$/.test(error.name)
  console.error(isExplained ? `\n${error.message}` : error)
  process.exit(1)
}
