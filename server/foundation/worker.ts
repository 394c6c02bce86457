/**
 * Work on what strangers send, in worker threads: it may be slow or greedy without end, so a thread has bounds of time
 * and memory, and what it costs ends with it. The event loop of the server only waits.
 *
 * The file of the thread calls `answerQuestions`. What it throws as `Refused` is thrown here too.
 */
import { parentPort, Worker } from 'node:worker_threads'
import { AppError, Busy, Refused, textsOf, type Text } from '#server/errors.ts'

export type Bounds = {
  /** Milliseconds until an answer. */
  within: number
  /** Megabytes of objects; Node counts no buffers, so what reads them counts them itself. */
  memory: number
  /** Threads; what comes when all are taken waits for one. */
  atOnce: number
}

/** A thread that is taken: it belongs to one piece of work until `release`. */
export type Taken<Question, Answer> = {
  /** Asks one question after the other. @throws {WorkerEnded} @throws {Refused} As the thread did. @throws {Error} */
  ask(question: Question): Promise<Answer>
  /** Gives it back; where no answer came to the last question it is ended. */
  release(): void
}

export type Workers<Question, Answer> = {
  /** @throws {Busy} When too many wait. */
  take(): Promise<Taken<Question, Answer>>
  /** Takes a thread for one question. @throws As `take` and `ask`. */
  ask(question: Question): Promise<Answer>
}

/** The thread took too long, needed too much memory, or died; the next work gets a new one. */
export class WorkerEnded extends Error {
  readonly why: 'slow' | 'large' | 'died'

  constructor(why: WorkerEnded['why'], options?: ErrorOptions) {
    super(`A worker thread ended: ${why}.`, options)
    this.name = 'WorkerEnded'
    this.why = why
  }
}

/** Milliseconds for a thread to start and load its parts, on a busy machine. */
const mostToBegin = 20_000
const mostWaiting = 40
/** Milliseconds after which a thread that nobody wants ends. */
const idleFor = 30_000

type Reply<Answer> = { answer: Answer } | { refused: Text } | { failed: string }
type Idle = { thread: Worker; timer: NodeJS.Timeout }

/** @param file Path of the module that a thread runs. */
export function openWorkers<Question, Answer>(
  file: string,
  { within, memory, atOnce }: Bounds,
): Workers<Question, Answer> {
  const idle: Idle[] = []
  const waiting: (() => void)[] = []
  let taken = 0

  function begin(): Worker {
    const thread = new Worker(file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
      stderr: true,
    })
    // A thread that dies while nobody asks it must not end the server.
    return thread.on('error', () => undefined)
  }

  function kept(): Worker | undefined {
    const { thread, timer } = idle.pop() ?? {}
    clearTimeout(timer)
    return thread && thread.threadId > 0 ? thread : undefined
  }

  function keep(thread: Worker): void {
    thread.unref()
    const one: Idle = { thread, timer: setTimeout(() => end(one), idleFor).unref() }
    idle.push(one)
  }

  function end(one: Idle): void {
    idle.splice(idle.indexOf(one), 1)
    void one.thread.terminate()
  }

  async function take(): Promise<Taken<Question, Answer>> {
    if (taken >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Busy()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else taken += 1
    const old = kept()
    const thread = old ?? begin()
    let [isNew, isUsable, isReleased] = [old === undefined, true, false]
    return {
      async ask(question) {
        if (!isUsable) throw new WorkerEnded('died')
        isUsable = false
        const reply = await replyTo<Question, Answer>(thread, question, within + (isNew ? mostToBegin : 0))
        ;[isNew, isUsable] = [false, !isReleased]
        if ('refused' in reply) throw new Refused(reply.refused)
        if ('failed' in reply) throw new Error(reply.failed)
        return reply.answer
      },
      release() {
        if (isReleased) return
        isReleased = true
        if (isUsable) keep(thread)
        else void thread.terminate()
        const next = waiting.shift()
        if (next) next()
        else taken -= 1
      },
    }
  }

  return {
    take,
    async ask(question) {
      const one = await take()
      try {
        return await one.ask(question)
      } finally {
        one.release()
      }
    },
  }
}

function replyTo<Question, Answer>(thread: Worker, question: Question, within: number): Promise<Reply<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply<Answer>>()
  const timer = setTimeout(() => reject(new WorkerEnded('slow')), within)
  const fail = (cause: Error & { code?: string }) =>
    reject(new WorkerEnded(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'large' : 'died', { cause }))
  const died = () => reject(new WorkerEnded('died'))
  thread.on('message', resolve).on('error', fail).on('exit', died)
  thread.ref()
  thread.postMessage(question)
  return promise.finally(() => {
    clearTimeout(timer)
    thread.off('message', resolve).off('error', fail).off('exit', died)
  })
}

/** For the module of a thread: what it answers to each question. */
export function answerQuestions<Question, Answer>(work: (question: Question) => Promise<Answer> | Answer): void {
  parentPort?.on('message', async (question: Question) => {
    const post = (reply: Reply<Answer>): void => parentPort?.postMessage(reply)
    try {
      post({ answer: await work(question) })
    } catch (error) {
      const refused = error instanceof AppError ? textsOf(error)[0] : undefined
      post(refused === undefined ? { failed: error instanceof Error ? error.message : String(error) } : { refused })
    }
  })
}
