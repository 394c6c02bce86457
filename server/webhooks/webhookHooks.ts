/** Rules of webhooks that a schema cannot say: where they may point, and that switching one on begins anew. */
import { isIP } from 'node:net'
import { destinationProblem } from '#domain/webhooks/destination.ts'
import type { Body } from '#server/crud/body.ts'
import type { Hooks } from '#server/crud/hooks.ts'
import { FieldErrors } from '#server/errors.ts'
import { isPublicAddress } from './publicAddress.ts'

export const webhookHooks = (): Hooks => ({
  beforeCreate(body) {
    checkUrl(body)
    return body
  },
  beforeUpdate(body, before) {
    checkUrl(body)
    const isSwitchedOn = body.active === true && before.active !== true
    return isSwitchedOn ? { ...body, failingSince: null } : body
  },
})

/** A name may lead elsewhere tomorrow, so that is looked at with each delivery; an address is what it is. */
function checkUrl({ url }: Body): void {
  if (typeof url !== 'string') return
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const problem = destinationProblem(url) ?? (isIP(host) && !isPublicAddress(host) ? 'private' : undefined)
  if (problem !== undefined) throw new FieldErrors({ url: [{ key: `error.destination.${problem}` }] })
}
