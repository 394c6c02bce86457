/** What each filter is given, and what it hands on: a value that equals, or operators with theirs. */
import type { Property } from '#schemas/entity.ts'

export type FilterProps = { property: Property; label: string; value: unknown; onChange: (value: unknown) => void }
