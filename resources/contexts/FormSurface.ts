/** Surroundings of a form: page or dialog, new or existing record. */
import { createContext, useContext, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { RecordId } from './paths.ts'

export type Surface = {
  in: 'page' | 'dialog'
  mode: 'create' | 'edit'
  /** Id of the record to copy. */
  duplicate?: RecordId
  /** Initial values of a new record. */
  initial?: Readonly<Record<string, unknown>>
  onSaved: (record: RaRecord) => void
  onCancel: () => void
}

export const SurfaceContext = createContext<Surface | null>(null)

/** Inputs on the form register here, so that every error finds a place. */
export const InputsContext = createContext<Set<string>>(new Set())

/** Properties that the state of the record closes. */
export const ClosedContext = createContext<ReadonlySet<string>>(new Set())

/** @param place Path of an input in its form; of a row that of its property counts. */
export const useIsClosed = (place: string): boolean => useContext(ClosedContext).has(place.split('.')[0] ?? place)

/** Notes on unique values that another record has already, by the path of their input. */
export const TakenContext = createContext<ReadonlyMap<string, ReactNode>>(new Map())
