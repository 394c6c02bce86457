/**
 * Who signs in during tests: the demo logins with their roles, and anyone with just the roles named.
 */
import roles from '#schemas/roles.json' with { type: 'json' }

const session = ['ROLE_PREVIOUS_ADMIN', 'ROLE_CUSTOMER', 'ROLE_CONTACT_PERSON', 'ROLE_CONTACT_PERSON_DASHBOARD']

export const people: Readonly<Record<string, readonly string[]>> = {
  admin: Object.keys(roles).filter((role) => !session.includes(role)),
  settings: ['ROLE_EMPLOYEE', 'ROLE_SETTINGS'],
  employee: ['ROLE_EMPLOYEE', 'ROLE_AGENDA', 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT'],
  finance: ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_FINANCE', 'ROLE_FINANCE'],
  legal: ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL', 'ROLE_LEGAL'],
  customer: ['ROLE_CUSTOMER'],
  contact: ['ROLE_CONTACT_PERSON'],
  nobody: [],
}

/** Kind of account that goes with the roles. */
export const kindOf = (acl: readonly string[]): 'employee' | 'customer' | 'contact_person' => {
  if (acl.includes('ROLE_CUSTOMER')) return 'customer'
  return acl.includes('ROLE_CONTACT_PERSON') ? 'contact_person' : 'employee'
}
