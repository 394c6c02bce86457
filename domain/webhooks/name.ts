/** The default name of a webhook: its destination, short enough for a list. */

const longest = 60

/**
 * @param address A valid webhook URL.
 * @returns Host and end of the path, without the query, which may contain secrets.
 * @example webhookName('https://hooks.example.com/v1/dossier?key=1') // 'hooks.example.com/…/dossier'
 */
export function webhookName(address: string): string {
  const { host, pathname } = new URL(address)
  const parts = pathname.split('/').filter((part) => part !== '')
  const end = parts.at(-1) ?? ''
  const name = [host, ...(parts.length > 1 ? ['…'] : []), ...(end === '' ? [] : [end])].join('/')
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name
}
