/** Whether a contact person may sign in. With the defaults of the schema: no access, active. */
import type { StoredOf } from '#server/records/hooks.ts'

export const hasAccess = ({ portalAccess, active }: Partial<StoredOf<'contact-person'>>): boolean =>
  portalAccess === true && active !== false
