/**
 * Changes that were asked for and not answered: asked again with the same `Idempotency-Key`, a server that honours keys does
 * them once and tells what came of them. Other servers ignore the header, so there nothing is asked again.
 */
import { CallError, isObject, UnansweredError } from './callErrors.ts'

/** Milliseconds to wait before asking again, each time. */
const waits = [1000, 4000]
/** Milliseconds for which a call that is made again is taken for the one that was not answered. */
const remembered = 600_000

const unanswered = new Map<string, { key: string; since: number }>()
let isHonoured = false

/** 128 random bits. `crypto.randomUUID` is there on https pages only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Our server says with the token that it honours keys. */
export function noteServer({ headers }: Response): void {
  isHonoured = headers.has('idempotency-key-lifetime')
}

export type Change = {
  /** Method, path and body: the same call made again, as by a second click, gets the same key. Absent: it never does. */
  text: string | undefined
  /** The key of a form; absent: one is made. */
  key: string | undefined
  signal: AbortSignal | undefined
}

/**
 * Runs a change until it is answered, or asking again makes no sense.
 *
 * @throws {UnansweredError} With the sentence for whoever waits: try again, or look first.
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

/** Whether the change may have been made although this came. Once it may have, being busy tells nothing of it. */
function isOpen({ status, body }: CallError, wasOpen: boolean): boolean {
  if (status === 0) return wasOpen || navigator.onLine
  if (status === 502 || status === 504) return true
  return (isObject(body) && body.outcome === 'unknown') || (wasOpen && (status === 503 || status === 429))
}

const unansweredError = ({ status }: CallError) =>
  new UnansweredError(isHonoured ? 'error.unansweredWithKey' : 'error.unanswered', status)

export type FormKey = {
  /** Sends what is in the form. A second click at the same time, or another try after no answer, has the same key. */
  send<T>(work: (key: string) => Promise<T>): Promise<T>
}

/** The key of a form from when it opens; another one once what was sent is done or was refused. */
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
        // A refusal is not kept; any other failure leaves open what came of it.
        if (isRefusal(error)) renew()
        throw error
      }
    },
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && [400, 402, 404, 412].includes(Number(error.status))

const keys = new WeakMap<object, string>()

/** The values of a form with its key, on their way through react-admin, whose calls take nothing else. */
export function withKey<T extends object>(data: T, key: string): T {
  keys.set(data, key)
  return data
}

export const keyIn = (data: object): string | undefined => keys.get(data)
