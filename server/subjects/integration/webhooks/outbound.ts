/**
 * Calls a server of the customer's choice without giving access to our network: the name is resolved once, all
 * its addresses must be public, and the connection goes to the very address that was checked. Redirects are not
 * followed.
 */
import { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { destinationProblem } from '#domain/webhooks/destination.ts'
import { isPublicAddress } from './publicAddress.ts'

/** The reason why there was no answer. */
export type Unreachable = 'private' | 'dns' | 'timeout' | 'tls' | 'connection'
export type Answer = { status: number; body: string } | { problem: Unreachable }
export type Outbound = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Answer>

/** Rules on addresses that may be called; tests replace them to use a server of their own. */
export type Rules = {
  /** Whether the text of the URL is acceptable. */
  isAllowedUrl(url: string): boolean
  isAllowedAddress(address: string): boolean
  /** Returns all addresses of a name. */
  resolve(name: string): Promise<readonly string[]>
  /** Milliseconds for the whole call. */
  timeout: number
}

/** Milliseconds for one query to one name server. */
const dnsTimeout = 2000

/**
 * Queries name servers itself. The resolver of the system would occupy one of four threads for as long as the
 * answer takes, and slow name servers would block these threads, which also check passwords.
 */
async function resolvePublicly(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: dnsTimeout, tries: 2 })
  const lookups = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return lookups.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

export const strictRules: Rules = {
  isAllowedUrl: (url) => destinationProblem(url) === undefined,
  isAllowedAddress: isPublicAddress,
  resolve: resolvePublicly,
  timeout: 10_000,
}

/** @param own Host name of our own server, which may not be called. */
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
      // A time limit for everything, however the connection behaves.
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
    // A private address among public ones is refused too: the next lookup might use that one.
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
      // The checked address itself, so that the name is not resolved again.
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
    // An answer that switches protocols closes the connection with neither a response nor an error event.
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

/** Reads the beginning of an answer, without waiting for the rest. */
async function readStart(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= mostOfAnswer) break
  }
  response.destroy()
  // PostgreSQL stores no zero characters.
  return Buffer.concat(chunks).subarray(0, mostOfAnswer).toString('utf8').replaceAll('\u0000', '')
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

function describe(error: unknown): Unreachable {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|HOSTNAME/.test(code) || code === 'EPROTO' ? 'tls' : 'connection'
}
