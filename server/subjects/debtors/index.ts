/** People and companies that owe: their protection, and debtors that are one person. */
import { subject } from '#server/records/subject.ts'

export const debtors = subject({})
