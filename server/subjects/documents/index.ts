/** Documents of files: stored once by content, outside the database. */
import { subject } from '#server/records/subject.ts'

export const documents = subject({})
