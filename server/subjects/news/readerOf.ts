/** The audiences of a reader: the public, plus staff or clients. */
import { may } from '#domain/access/roles.ts'
import type { Person } from '#server/foundation/access.ts'

export type Audience = 'public' | 'employee' | 'customer'

export function audiencesOf(person: Pick<Person, 'acl'> | null): Audience[] {
  const acl = person?.acl ?? []
  return [
    'public',
    ...(may(acl, 'ROLE_EMPLOYEE') ? (['employee'] as const) : []),
    ...(may(acl, 'ROLE_CUSTOMER or ROLE_CONTACT_PERSON') ? (['customer'] as const) : []),
  ]
}
