/** The link of shared information: random bits, shown once, stored as a hash. */
import type { FastifyInstance } from 'fastify'
import type { SharedInfoLifecycle } from '#schemas/generated/shared-info.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { pageAddress } from '#server/subjects/mail/pageAddress.ts'
import { hashOf, newToken } from './sharedInfo.ts'

export const sharedInfoEffects = ({
  config,
}: Pick<FastifyInstance, 'config'>): Effects<SharedInfoLifecycle, EffectContext> => ({
  /**
   * The previous link stops working. After revoking, the link stays known, so that its reader learns that it
   * was revoked.
   */
  makeLink(_record, _given, { tell }) {
    const token = newToken()
    tell(pageAddress(config, `/shared-info/view/${token}`))
    return { tokenHash: hashOf(token) }
  },
})
