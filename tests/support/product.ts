/** What tests of the core must know of this product. */
import type { FastifyInstance } from 'fastify'
import { staffRolesIn } from '#domain/access/portalRoles.ts'
import type { ProductFormat } from '#schemas/productFormats.ts'

/** Values of its formats; another one for another `n` where one can be made. */
export const productSamples: Readonly<Record<ProductFormat, (n: number) => string>> = {
  kvk: (n) => String(n % 1_000_000).padStart(8, '0'),
  'vat-nl': () => 'NL000099998B57',
  'nl-postcode': (n) => `${1000 + (n % 9000)} AB`,
}
/** What they refuse. */
export const wrongProductSamples: Readonly<Record<ProductFormat, string>> = {
  kvk: '1234567',
  'vat-nl': 'NL123456789B90',
  'nl-postcode': '0123 AB',
}

/** Kind of account for these roles: staff if one of them is a right of staff. */
export const kindOf = (acl: readonly string[]): 'employee' | 'customer' | 'contact_person' => {
  if (staffRolesIn(acl).length > 0) return 'employee'
  if (acl.includes('ROLE_CUSTOMER')) return 'customer'
  return acl.includes('ROLE_CONTACT_PERSON') ? 'contact_person' : 'employee'
}

/** Roles of an account that records may point at: recipients must be allowed to see what they are told about. */
export const rolesOfTarget: readonly string[] = ['ROLE_EMPLOYEE', 'ROLE_API_LOG_VIEW']

/** Until all is written that calls leave to be written later. */
export const written = (app: FastifyInstance): Promise<unknown> => app.apiLog.flush()
