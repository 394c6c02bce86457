/**
 * Opens a mailbox on an IMAP server of somebody's choice without giving access to our network: the name is resolved once, all its
 * addresses must be public, and the connection goes to the very address that was checked. Servers inside the office are named in
 * MAIL_PRIVATE_HOSTS.
 */
import { isIP } from 'node:net'
import type { ImapFlow } from 'imapflow'
import type { Config } from '#server/config.ts'
import { strictRules, type Rules } from '#server/subjects/integration/webhooks/outbound.ts'

export type MailServer = {
  host: string
  port: number
  security: 'tls' | 'starttls'
  user: string
  password: string
}

/** Why there is no connection. */
export class NotOpened extends Error {
  override name = 'NotOpened'
  readonly why: 'private' | 'dns' | 'refused' | 'connection'
  constructor(why: NotOpened['why'], said = '') {
    super(said === '' ? why : said)
    this.why = why
  }
}

export type MailServers = {
  /** Returns a client that is signed in. @throws {NotOpened} */
  open(server: MailServer): Promise<ImapFlow>
}

/** Milliseconds. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 15_000, socketTimeout: 120_000 }

export function createMailServers(
  { privateMailHosts }: Pick<Config, 'privateMailHosts'>,
  { resolve, isAllowedAddress }: Pick<Rules, 'resolve' | 'isAllowedAddress'> = strictRules,
): MailServers {
  return {
    async open({ host, port, security, user, password }) {
      const address = privateMailHosts.includes(host.toLowerCase()) ? host : await checked(host)
      // Loaded with the first mailbox, so that the start does not wait for it.
      const { ImapFlow } = await import('imapflow')
      const client = new ImapFlow({
        host: address,
        port,
        secure: security === 'tls',
        auth: { user, pass: password },
        logger: false,
        ...patience,
        ...(security === 'starttls' && { doSTARTTLS: true }),
        ...(isIP(host) === 0 && { servername: host }),
        tls: { minVersion: 'TLSv1.2', ...(isIP(host) === 0 && { servername: host }) },
        disableAutoIdle: true,
      })
      // Without a listener a broken connection would end the process; whoever waits is told by their call.
      client.on('error', () => {})
      try {
        await client.connect()
        return client
      } catch (error) {
        client.close()
        throw asNotOpened(error)
      }
    },
  }

  async function checked(host: string): Promise<string> {
    const addresses = isIP(host) ? [host] : await resolve(host)
    const [first] = addresses
    if (first === undefined) throw new NotOpened('dns')
    // A private address among public ones is refused too: the next lookup might use that one.
    if (!addresses.every(isAllowedAddress)) throw new NotOpened('private')
    return first
  }
}

export function asNotOpened(error: unknown): NotOpened {
  if (error instanceof NotOpened) return error
  const said = error instanceof Error ? error.message : String(error)
  const isRefused = error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed === true
  return new NotOpened(isRefused ? 'refused' : 'connection', said)
}
