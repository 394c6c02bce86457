/** All checks of the law: the test of the demo asks them, and the office sees what they find (`docs/law.md`). */
import { fileChecks } from './fileChecks.ts'
import { messageChecks } from './messageChecks.ts'

export const lawChecks = [...messageChecks, ...fileChecks]
