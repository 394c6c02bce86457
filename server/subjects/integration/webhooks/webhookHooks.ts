/** Rules for webhooks that a schema cannot express: where they may point, and their default name. */
import type { FastifyInstance } from 'fastify'
import { isIP } from 'node:net'
import { destinationProblem } from '#domain/webhooks/destination.ts'
import { webhookName } from '#domain/webhooks/name.ts'
import type { ChangesOf, Hooks, StoredOf } from '#server/records/hooks.ts'
import { keepOwner } from '#server/ownership/keepOwner.ts'
import { FieldErrors } from '#server/errors.ts'
import { isPublicAddress } from './publicAddress.ts'

export const webhookHooks = ({ config }: Pick<FastifyInstance, 'config'>): Hooks<'webhook'> => ({
  beforeCreate(body) {
    checkUrl(body, config.publicUrl?.hostname)
    return { ...body, name: body.name ?? webhookName(body.url) }
  },
  beforeUpdate(body, before) {
    keepOwner(body, before)
    checkUrl(body, config.publicUrl?.hostname)
    const name = nameAfter(body, before)
    return { ...body, ...(name !== before.name && { name }) }
  },
})

/** A name given by a person stays; one derived from the address changes with it. */
function nameAfter(body: ChangesOf<'webhook'>, before: StoredOf<'webhook'>): string | null {
  const { name, url } = { ...before, ...body }
  return name === null || name === webhookName(before.url) ? webhookName(url) : name
}

/**
 * Checks the URL. Names are checked again with each delivery, because they may resolve elsewhere tomorrow; an
 * IP address is final.
 */
function checkUrl({ url }: ChangesOf<'webhook'>, own: string | undefined): void {
  if (url === undefined) return
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const problem = destinationProblem(url, own) ?? (isIP(host) && !isPublicAddress(host) ? 'private' : undefined)
  if (problem !== undefined) throw new FieldErrors({ url: [{ key: `error.destination.${problem}` }] })
}
