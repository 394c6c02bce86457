/**
 * Where a webhook may point, as far as its text tells: https, a port of the web, a name that can be public. Whether the
 * name leads to a public address is known only when it is asked for, at each delivery.
 */
export type DestinationProblem = 'url' | 'https' | 'port' | 'credentials' | 'private'

const ports = ['', '443', '8443']
/** Names that never mean a machine on the internet. */
const inside = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|localdomain)\.?$/

/**
 * Returns what is wrong with the address; undefined when it may be used.
 *
 * @param own Name of our own server, which trusts itself more than others.
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
