/** Refusals that the schema of surveillances names. */
import type { AddressSurveillanceLifecycle } from '#schemas/generated/address-surveillance.ts'
import { Refused } from '#server/errors.ts'

export const refused = (reason: AddressSurveillanceLifecycle['refusal']): Refused =>
  new Refused({ key: `resources.address-surveillance.refusals.${reason}` })
