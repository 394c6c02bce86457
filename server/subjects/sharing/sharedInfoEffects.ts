/** The link of what is shared: made of random bits, told once, kept as a hash. */
import type { FastifyInstance } from 'fastify'
import type { SharedInfoLifecycle } from '#schemas/generated/shared-info.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/lifecycle/effects.ts'
import { pageAddress } from '#server/subjects/mail/pageAddress.ts'
import { hashOf, newToken } from './sharedInfo.ts'

export const sharedInfoEffects = ({
  config,
}: Pick<FastifyInstance, 'config'>): Effects<SharedInfoLifecycle, EffectContext> => ({
  /** The one before it is found by nobody any more. That of what is taken back stays, so that its reader is told so. */
  makeLink(_record, _given, { tell }) {
    const token = newToken()
    tell(pageAddress(config, `/shared-info/view/${token}`))
    return { tokenHash: hashOf(token) }
  },
})
