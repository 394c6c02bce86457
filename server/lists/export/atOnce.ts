/** Limits exports, which are heavy, to two at a time per person in one process. */
import { limitedAtOnce } from '#server/foundation/atOnce.ts'

export const beginExport = limitedAtOnce({ key: 'error.tooManyExports' })
