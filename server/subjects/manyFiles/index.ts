/** Changes of many files at once, with a preview. */
import { subject } from '#server/records/subject.ts'

export const manyFiles = subject({})
