/** Subjects that people write: one line, because they become a header. */
import { isHeaderLine } from '#domain/cells/headerLine.ts'
import { FieldErrors } from '#server/errors.ts'

/** @throws {FieldErrors} At `subject`, when it has a line break or another control character. */
export function checkSubject(subject: string | null | undefined): void {
  if (subject && !isHeaderLine(subject)) throw new FieldErrors({ subject: [{ key: 'validation.oneLine' }] })
}
