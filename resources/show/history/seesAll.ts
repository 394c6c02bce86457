/** Who may know what happened to a record. */
import { currentUser } from '#providers/session.ts'
import type { Entity } from '#schemas/entity.ts'

/** What a record was when it was somebody else's is not for those who see some of them; the server decides the same. */
export const seesAll = ({ access: { rows } }: Entity): boolean =>
  rows === undefined || (currentUser()?.acl ?? []).some((role) => rows[role] === true)
