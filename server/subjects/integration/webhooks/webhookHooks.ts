/** Rules of webhooks that a schema cannot say: where they may point, what they are called, and that switching one on begins anew. */
import type { FastifyInstance } from 'fastify'
import { isIP } from 'node:net'
import { destinationProblem } from '#domain/webhooks/destination.ts'
import { webhookName } from '#domain/webhooks/name.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { keepCustomer } from '#server/ownership/keepCustomer.ts'
import { FieldErrors } from '#server/errors.ts'
import { isPublicAddress } from './publicAddress.ts'

export const webhookHooks = ({ config }: Pick<FastifyInstance, 'config'>): Hooks => ({
  beforeCreate(body) {
    checkUrl(body, config.publicUrl?.hostname)
    return { ...body, name: body.name ?? webhookName(String(body.url)) }
  },
  beforeUpdate(body, before) {
    keepCustomer(body, before)
    checkUrl(body, config.publicUrl?.hostname)
    const isSwitchedOn = body.active === true && before.active !== true
    const name = nameAfter(body, before)
    return { ...body, ...(name !== before.name && { name }), ...(isSwitchedOn && { failingSince: null }) }
  },
})

/** A name that somebody gave stays; one that was made of the address goes with it. */
function nameAfter(body: Body, before: Body): unknown {
  const { name, url } = { ...before, ...body }
  return name === null || name === webhookName(String(before.url)) ? webhookName(String(url)) : name
}

/** A name may lead elsewhere tomorrow, so that is looked at with each delivery; an address is what it is. */
function checkUrl({ url }: Body, own: string | undefined): void {
  if (typeof url !== 'string') return
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const problem = destinationProblem(url, own) ?? (isIP(host) && !isPublicAddress(host) ? 'private' : undefined)
  if (problem !== undefined) throw new FieldErrors({ url: [{ key: `error.destination.${problem}` }] })
}
