/** Payment arrangements: their terms, and what they do to their file. */
import { subject } from '#server/records/subject.ts'
import { arrangementEffects } from './effects.ts'

export const arrangements = subject({ lifecycles: { arrangement: arrangementEffects } })
