/** The refusal of a record that somebody wrote after it was chosen. */
import { Refused } from '#server/errors.ts'

export const outdated = (): Refused => new Refused({ key: 'error.bulk.outdated' })
