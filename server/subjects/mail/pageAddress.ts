/** Makes links in mails: with the configured address, never with the one that a request claims. */
import type { Config } from '#server/config.ts'

/** @param path Path from the root, with its query. */
export function pageAddress(config: Pick<Config, 'publicUrl' | 'host' | 'port'>, path: string): string {
  return new URL(path, config.publicUrl ?? localAddress(config)).href
}

/** @returns Address of the server on its own machine, for people: http://127.0.0.1:3000 */
export function localAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
