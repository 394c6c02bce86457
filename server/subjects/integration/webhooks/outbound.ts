/**
 * Asks a server of somebody else's choice without giving them a way into our network: the name is resolved once, every
 * address it has must be public, and the connection goes to the very address that was checked. Redirects are not followed.
 */
import { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { destinationProblem } from '#domain/webhooks/destination.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Why there was no answer. */
export type Unreachable = 'private' | 'dns' | 'timeout' | 'tls' | 'connection'
export type Answer = { status: number; body: string } | { problem: Unreachable }
export type Outbound = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Answer>

/** What may be asked; tests put a server of their own in its place. */
export type Rules = {
  /** Whether the address is one at all that may be asked, by its text. */
  isAllowedUrl(url: string): boolean
  isAllowedAddress(address: string): boolean
  /** Returns every address of a name. */
  resolve(name: string): Promise<readonly string[]>
  /** Milliseconds for everything together. */
  timeout: number
}

/** Milliseconds for one question to one name server. */
const dnsTimeout = 2000

/**
 * Asks the name servers themselves. The system's own way takes one of four threads for as long as the answer does, and
 * whoever keeps slow name servers would keep these threads, which passwords are checked in.
 */
async function resolvePublicly(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: dnsTimeout, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

export const strictRules: Rules = {
  isAllowedUrl: (url) => destinationProblem(url) === undefined,
  isAllowedAddress: isPublicAddress,
  resolve: resolvePublicly,
  timeout: 10_000,
}

/** @param own Name of our own server, which is not asked. */
export const rulesBeside = (own: string | undefined): Rules => ({
  ...strictRules,
  isAllowedUrl: (url) => destinationProblem(url, own) === undefined,
})

/** Bytes of an answer that are read. */
export const mostOfAnswer = 16 * 1024

export const createOutbound =
  (rules: Rules = strictRules): Outbound =>
  async (text, headers, body) => {
    const url = URL.parse(text)
    if (url === null || !rules.isAllowedUrl(text)) return { problem: 'private' }
    const signal = AbortSignal.timeout(rules.timeout)
    const addresses = await resolved(bare(url.hostname), rules, signal)
    if ('problem' in addresses) return addresses
    try {
      // Whatever an answer does to the connection, nothing takes longer than this.
      return await Promise.race([ask(url, addresses.first, headers, body, signal), aborted(signal)])
    } catch (error) {
      return { problem: signal.aborted ? 'timeout' : describe(error) }
    }
  }

async function resolved(
  name: string,
  { resolve, isAllowedAddress }: Rules,
  signal: AbortSignal,
): Promise<{ first: string } | { problem: Unreachable }> {
  try {
    const addresses = isIP(name) ? [name] : await Promise.race([resolve(name), aborted(signal)])
    const [first] = addresses
    if (first === undefined) return { problem: 'dns' }
    // One inside among many outside is as bad: the next question might be answered with that one.
    return addresses.every(isAllowedAddress) ? { first } : { problem: 'private' }
  } catch {
    return { problem: signal.aborted ? 'timeout' : 'dns' }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('too late')), { once: true }),
  )

function ask(
  url: URL,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<Answer> {
  const name = bare(url.hostname)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const asked = request({
      // The address itself: nothing is looked up a second time.
      host: address,
      servername: isIP(name) ? '' : name,
      port: url.port || undefined,
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body), connection: 'close' },
      agent: false,
      signal,
    })
    let isAnswered = false
    asked.on('error', reject)
    // An answer that wants another protocol ends the connection, and is neither an answer nor an error.
    asked.on('close', () => {
      if (!isAnswered) reject(new Error('no answer'))
    })
    asked.on('response', (response) => {
      isAnswered = true
      readStart(response).then((text) => resolve({ status: response.statusCode ?? 0, body: text }), reject)
    })
    asked.end(body)
  })
}

/** The beginning of an answer; the rest is not waited for. */
async function readStart(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= mostOfAnswer) break
  }
  response.destroy()
  // The database keeps no zero characters.
  return Buffer.concat(chunks).subarray(0, mostOfAnswer).toString('utf8').replaceAll('\u0000', '')
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

function describe(error: unknown): Unreachable {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|HOSTNAME/.test(code) || code === 'EPROTO' ? 'tls' : 'connection'
}
