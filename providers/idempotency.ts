/**
 * Repeats changes whose answer got lost with the same `Idempotency-Key`: a server that honours keys applies them once
 * and returns the result. Other servers ignore the header, so nothing is repeated there.
 */
import { CallError, isObject, UnansweredError } from './callErrors.ts'

/** Milliseconds before each repetition. */
const waits = [1000, 4000]
/** Milliseconds in which an identical request counts as a repetition of the unanswered one. */
const remembered = 600_000

const unanswered = new Map<string, { key: string; since: number }>()
let isHonoured = false

/** 128 random bits. `crypto.randomUUID` exists on https pages only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Our server announces with the token that it honours keys. */
export function noteServer({ headers }: Response): void {
  isHonoured = headers.has('idempotency-key-lifetime')
}

export type Change = {
  /**
   * Method, path and body: an identical request, such as a second click, gets the same key. Absent: each request gets
   * a new one.
   */
  text: string | undefined
  /** Key of the form; absent: a new one. */
  key: string | undefined
  signal: AbortSignal | undefined
}

/**
 * Runs a change until it is answered or repeating it makes no sense.
 *
 * @throws {UnansweredError} With a message that says whether to repeat or to check first.
 */
export async function untilAnswered<T>(change: Change, run: (key: string) => Promise<T>): Promise<T> {
  const { text = '', signal } = change
  const known = unanswered.get(text)
  const isKnown = known !== undefined && Date.now() - known.since < remembered
  const key = change.key ?? (isKnown ? known.key : newKey())
  if (text !== '') unanswered.set(text, { key, since: Date.now() })
  for (let tries = 0; ; tries++) {
    try {
      const answer = await run(key)
      unanswered.delete(text)
      return answer
    } catch (error) {
      if (!(error instanceof CallError) || !isOpen(error, tries > 0)) {
        unanswered.delete(text)
        throw error
      }
      const wait = isHonoured ? waits[tries] : undefined
      if (wait === undefined) throw unansweredError(error)
      await new Promise((resolve) => setTimeout(resolve, wait))
      signal?.throwIfAborted()
    }
  }
}

/** Whether the change may have been applied despite this error. Once it may have been, a busy server proves nothing. */
function isOpen({ status, body }: CallError, wasOpen: boolean): boolean {
  if (status === 0) return wasOpen || navigator.onLine
  if (status === 502 || status === 504) return true
  return (isObject(body) && body.outcome === 'unknown') || (wasOpen && (status === 503 || status === 429))
}

const unansweredError = ({ status }: CallError) =>
  new UnansweredError(isHonoured ? 'error.unansweredWithKey' : 'error.unanswered', status)

export type FormKey = {
  /** Submits the form. A second click, or another attempt after no answer, uses the same key. */
  send<T>(work: (key: string) => Promise<T>): Promise<T>
}

/** Key of a form; replaced once a submit succeeded or was refused. */
export function createFormKey(): FormKey {
  let current = newKey()
  return {
    async send(work) {
      const key = current
      const renew = () => {
        if (current === key) current = newKey()
      }
      try {
        const answer = await work(key)
        renew()
        return answer
      } catch (error) {
        // Refused: nothing was applied. Any other failure leaves the outcome open.
        if (isRefusal(error)) renew()
        throw error
      }
    },
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && [400, 402, 404, 412].includes(Number(error.status))

const keys = new WeakMap<object, string>()

/** Values of a form with its key, passed through react-admin's save functions, which accept nothing else. */
export function withKey<T extends object>(data: T, key: string): T {
  keys.set(data, key)
  return data
}

export const keyIn = (data: object): string | undefined => keys.get(data)
