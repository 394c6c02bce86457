/** Right to add a document to a file: staff who change files, and people of the client, to an open file of theirs. */
import type { RoleExpression } from '#schemas/entity.ts'
import type { Body } from '#server/records/values/body.ts'
import { NotAllowed, Refused } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'

export const mayAddRight: RoleExpression = 'ROLE_FILE_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON'

/** @throws {NotAllowed | Refused} A closed file is read by its client, and no longer written. */
export function checkMayAdd(file: Body, { person, scopes }: Access): void {
  if (scopes !== undefined || !person) throw new NotAllowed()
  if (person.isOutsider && file.workflowStatus === 'closed') throw new Refused({ key: 'error.upload.closed' })
}
