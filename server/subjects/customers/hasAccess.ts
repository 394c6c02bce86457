/** Whether a contact person may sign in. As the schema has it: no access unless it is given, active unless it is not. */
import type { StoredOf } from '#server/records/hooks.ts'

export const hasAccess = ({ portalAccess, active }: Partial<StoredOf<'contact-person'>>): boolean =>
  portalAccess === true && active !== false
