/** What a form is shown in: a page or a dialog, for a record that is there or one to be added. */
import { createContext } from 'react'
import type { RaRecord } from 'react-admin'
import type { RecordId } from '#resources/paths.ts'

export type Surface = {
  in: 'page' | 'dialog'
  mode: 'create' | 'edit'
  /** A new record begins as a copy of this one. */
  duplicate?: RecordId
  /** Values that a new record begins with. */
  initial?: Readonly<Record<string, unknown>>
  onSaved: (record: RaRecord) => void
  onCancel: () => void
}

export const SurfaceContext = createContext<Surface | null>(null)

/** Each input that is on the form announces itself, so that an error always finds a place to show. */
export const InputsContext = createContext<Set<string>>(new Set())
