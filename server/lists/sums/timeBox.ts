/**
 * Work that an answer waits for only so long. What takes longer goes on, a few at a time, so that the same question
 * asked again has it.
 */
import type { Engine } from '#server/db/engine.ts'

/** Milliseconds that an answer waits. */
const patience = 50
/** Statements at once, beside those of the lists themselves; and questions that wait for their turn. */
const mostAtOnce = 2
const mostWaiting = 20

type Work<T> = () => Promise<T>
type Queue = { running: number; waiting: (() => void)[]; byKey: Map<string, Promise<unknown>> }
const queues = new WeakMap<Engine, Queue>()

/**
 * The embedded database runs one statement at a time, so there the work is always awaited.
 *
 * @param key Two questions with the same key share their work; absent: it is for this answer only.
 * @returns undefined when it is not done yet.
 */
export async function soon<T>(engine: Engine, key: string | undefined, work: Work<T>): Promise<T | undefined> {
  const queue = queues.get(engine) ?? { running: 0, waiting: [], byKey: new Map() }
  queues.set(engine, queue)
  const known = key === undefined ? undefined : (queue.byKey.get(key) as Promise<T> | undefined)
  if (!known && queue.waiting.length >= mostWaiting) return undefined
  const doing = known ?? inTurn(queue, work)
  if (!known && key !== undefined) {
    queue.byKey.set(key, doing)
    void doing.catch(() => undefined).finally(() => queue.byKey.delete(key))
  }
  // Waits to the end without a key: the result is for this answer only, and would be lost with it.
  if (engine.kind === 'pglite' || key === undefined) return doing
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  // A failure after the answer concerns nobody: the next question starts it again.
  doing.catch(() => undefined)
  return Promise.race([doing, late]).finally(() => clearTimeout(timer))
}

async function inTurn<T>(queue: Queue, work: Work<T>): Promise<T> {
  if (queue.running >= mostAtOnce) await new Promise<void>((resolve) => queue.waiting.push(resolve))
  else queue.running++
  try {
    return await work()
  } finally {
    // The question that waited longest takes over the place.
    const next = queue.waiting.shift()
    if (next) next()
    else queue.running--
  }
}
