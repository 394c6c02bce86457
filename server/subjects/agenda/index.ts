/** The agenda: what has to be done on which file, by whom and when. */
import { subject } from '#server/records/subject.ts'

export const agenda = subject({})
