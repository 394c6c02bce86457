/**
 * URLs that a webhook may have, judging by their text: https, a usual port, a host name that can be public.
 * Whether the name resolves to a public address is checked at each delivery.
 */
export type DestinationProblem = 'url' | 'https' | 'port' | 'credentials' | 'private'

const ports = ['', '443', '8443']
/** Names that never belong to a machine on the internet. */
const inside = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|localdomain)\.?$/

/**
 * Returns the problem of the URL; undefined when it is allowed.
 *
 * @param own Host name of our own server, which would trust a call from itself.
 */
export function destinationProblem(text: string, own?: string): DestinationProblem | undefined {
  const url = URL.parse(text)
  if (url === null) return 'url'
  if (url.protocol !== 'https:') return 'https'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (!ports.includes(url.port)) return 'port'
  const name = url.hostname.toLowerCase()
  if (own !== undefined && name.replace(/\.$/, '') === own.toLowerCase()) return 'private'
  const isLiteral = name.startsWith('[') || /^[\d.]+$/.test(name)
  if (!isLiteral && (inside.test(name) || !name.replace(/\.$/, '').includes('.'))) return 'private'
  return undefined
}
