/** How carriers call a message: made once, and the same in every attempt. */
import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'

/** @example newReference(config, 42) // '<message-42.k3J9…@dossier.example>' */
export function newReference({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>, id: number): string {
  const host = /@([^\s>]+)/.exec(mailFrom ?? '')?.[1] ?? publicUrl?.hostname ?? 'localhost'
  return `<message-${id}.${randomBytes(9).toString('base64url')}@${host}>`
}

/** The id of the message that a reference names. */
export const messageIn = (reference: string): number | undefined => {
  const [, id] = /(?:^|<)message-([1-9][0-9]{0,15})\./.exec(reference) ?? []
  return id === undefined ? undefined : Number(id)
}
