/** Types of the effects of lifecycle actions, taken from the schemas. */
import type { FastifyInstance } from 'fastify'
import type { Effects } from '#schemas/lifecycle.ts'
import type { Lifecycles } from '#schemas/generated/lifecycles.ts'
import type { EffectContext } from '#server/records/hooks.ts'

/** Effects by entity. An unknown lifecycle, a missing effect or a superfluous one does not compile. */
export type LifecycleEffects = {
  readonly [Name in keyof Lifecycles]?: (app: FastifyInstance) => Effects<Lifecycles[Name], EffectContext>
}
