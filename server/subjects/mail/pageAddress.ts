/** Makes links in mails: with the configured address, never with the one that a request claims. */
import type { Config } from '#server/config.ts'

/** @param path Path from the root, with its query. */
export function pageAddress(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  path: string,
): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return new URL(path, publicUrl ?? `http://${name}:${port}`).href
}
