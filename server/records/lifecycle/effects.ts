/** Types of the effects of lifecycle actions, taken from the schemas. */
import type { FastifyInstance } from 'fastify'
import type { Effects } from '#schemas/lifecycle.ts'
import type { Lifecycles } from '#schemas/generated/lifecycles.ts'
import type { WriteContext } from '#server/records/hooks.ts'

/** `by` for whatever is written meanwhile, the transaction, and the name of the action. */
export type EffectContext = WriteContext & {
  action: string
  /** For actions with `tells`: passes the value to the caller, without storing it. */
  tell(value: string): void
}

/** By entity. An unknown lifecycle, a missing effect or a superfluous one does not compile. */
export type LifecycleEffects = {
  readonly [Name in keyof Lifecycles]?: (app: FastifyInstance) => Effects<Lifecycles[Name], EffectContext>
}
