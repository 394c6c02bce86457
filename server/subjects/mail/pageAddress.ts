/** Links in mail: to the address that the configuration names, never to the one that a request claims to come from. */
import type { Config } from '#server/config.ts'

/** @param path With its query, from the root. */
export function pageAddress(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  path: string,
): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return new URL(path, publicUrl ?? `http://${name}:${port}`).href
}
