/** What a webhook is called that nobody gave a name: where it leads, short enough to be read in a list. */

const longest = 60

/**
 * @param address As a webhook may have it.
 * @returns Host and end of the path. Without its parameters, which may say what is nobody's to read.
 * @example webhookName('https://hooks.example.com/v1/dossier?key=1') // 'hooks.example.com/…/dossier'
 */
export function webhookName(address: string): string {
  const { host, pathname } = new URL(address)
  const parts = pathname.split('/').filter((part) => part !== '')
  const end = parts.at(-1) ?? ''
  const name = [host, ...(parts.length > 1 ? ['…'] : []), ...(end === '' ? [] : [end])].join('/')
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name
}
