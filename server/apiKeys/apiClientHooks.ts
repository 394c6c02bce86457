/** A rule of API keys that a schema cannot say: from where one may be used is said in addresses and ranges. */
import type { Body } from '#server/crud/body.ts'
import type { Hooks } from '#server/crud/hooks.ts'
import { keepCustomer } from '#server/customers/keepCustomer.ts'
import { FieldErrors } from '#server/errors.ts'
import { isAddressOrRange } from './allowList.ts'

export const apiClientHooks = (): Hooks => ({
  beforeCreate: checked,
  beforeUpdate(body, before) {
    keepCustomer(body, before)
    return checked(body)
  },
})

function checked(body: Body): Body {
  const list = Array.isArray(body.ipAllow) ? (body.ipAllow as string[]) : []
  const wrong = list.filter((entry) => !isAddressOrRange(entry))
  if (wrong.length === 0) return body
  throw new FieldErrors({ ipAllow: wrong.map((value) => ({ key: 'error.addressOrRange', values: { value } })) })
}
