/** What effects of actions are handed, and the effects of one entity, typed by its schema. */
import type { FastifyInstance } from 'fastify'
import type { Effects } from '#schemas/lifecycle.ts'
import type { Lifecycles } from '#schemas/generated/lifecycles.ts'
import type { WriteContext } from '#server/records/hooks.ts'

/** `by` for whatever is written meanwhile, the transaction, and the name of the action. */
export type EffectContext = WriteContext & {
  action: string
  /** Of an action that "tells": hands the value to whoever takes it. It is stored nowhere. */
  tell(value: string): void
}

/** By entity: a name that no lifecycle has, an effect that is missing and one too many do not compile. */
export type LifecycleEffects = {
  readonly [Name in keyof Lifecycles]?: (app: FastifyInstance) => Effects<Lifecycles[Name], EffectContext>
}
