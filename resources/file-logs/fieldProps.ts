/** Props of every part of the dialog that writes an entry. */
import type { LogDraft } from './draft.ts'

export type FieldProps = {
  draft: LogDraft
  /** Translated, by input. */
  errors: Readonly<Record<string, string>>
  onChange: (changes: Partial<LogDraft>) => void
  /** The words stay as they are. */
  isLocked?: boolean
}

export const pair = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
