/** Effects of the actions on a surveillance. */
import type { AddressSurveillanceLifecycle } from '#schemas/generated/address-surveillance.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/lifecycle/effects.ts'

export const surveillanceEffects = (): Effects<AddressSurveillanceLifecycle, EffectContext> => ({
  tellAgenda: () => ({}),
  changeAddress: () => ({}),
})
