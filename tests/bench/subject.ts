/** A measured server: a process of its own that reports its address and processor time. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'

export type Subject = {
  name: string
  startedIn: number
  /** Sends one request as the signed-in user. @throws {Error} When the answer is no success. */
  ask(path: string): Promise<Response>
  /** Sends requests for some time, or some number of them, and returns the figures. */
  run(requests: readonly Request[], extent: { seconds: number } | { amount: number }): Promise<Round>
  memory(): Promise<number>
  /** Milliseconds of processor time so far. */
  cpu(): Promise<number>
  stop(): Promise<void>
}
export type Request = { path: string; method?: 'GET' | 'POST'; body?: string }
/** `cpu`: milliseconds of the server's processor time per request. */
export type Round = { perSecond: number; cpu: number; refused: number }

type Ready = { url: string; startedIn: number; headers: Record<string, string> }
type Usage = { cpu: { user: number; system: number }; memory: number }

export const connections = 16

export async function startSubject(name: string, file: string, databaseUrl: string): Promise<Subject> {
  const child = fork(file, { env: { ...process.env, NODE_ENV: '', DATABASE_URL: databaseUrl } })
  const { url, startedIn, headers } = await message<Ready>(child)
  const usage = async (): Promise<Usage> => {
    child.send('usage')
    return message<Usage>(child)
  }
  return {
    name,
    startedIn,
    async ask(path) {
      const response = await fetch(`${url}${path}`, { headers })
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`)
      return response
    },
    async run(requests, extent) {
      const before = (await usage()).cpu
      const {
        '2xx': answered,
        non2xx,
        errors,
        duration,
      } = await autocannon({
        url,
        connections,
        timeout: 120,
        // Milliseconds between two looks at whether the run is over; the default is a second.
        sampleInt: 100,
        ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.amount }),
        requests: requests.map(({ path, method = 'GET', body }) => ({
          path,
          method,
          body,
          headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        })),
      })
      const after = (await usage()).cpu
      const spent = (after.user + after.system - before.user - before.system) / 1000
      return { perSecond: answered / duration, cpu: spent / Math.max(1, answered), refused: non2xx + errors }
    },
    memory: async () => (await usage()).memory,
    async cpu() {
      const { user, system } = (await usage()).cpu
      return (user + system) / 1000
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function message<Value>(child: ChildProcess): Promise<Value> {
  const stopped = new AbortController()
  const gone = once(child, 'exit', { signal: stopped.signal }).then(([code]) => {
    throw new Error(`The server ended with ${String(code)} before it answered.`)
  })
  gone.catch(() => undefined)
  const [value] = (await Promise.race([once(child, 'message', { signal: stopped.signal }), gone])) as [Value]
  stopped.abort()
  return value
}
