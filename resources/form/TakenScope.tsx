/** Tells, while somebody types, which unique values another record has. The server checks again when they are saved. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { callIfOffered } from '#providers/http.ts'
import { isObject } from '#providers/callErrors.ts'
import { toWire } from '#providers/wireRecord.ts'
import type { Entity } from '#schemas/entity.ts'
import { uniqueSets } from '#schemas/unique.ts'
import type { Values } from '#resources/form/changes.ts'
import { TakenContext } from '#resources/contexts/FormSurface.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { TakenNote, type Taken } from './TakenNote.tsx'

/** Milliseconds without a key. */
const pause = 500

type ScopeProps = { entity: Entity; id: RecordId | undefined; children: ReactNode }

/** Watches only entities with unique properties, because it re-renders on every key. */
export const TakenScope = (props: ScopeProps) =>
  uniqueSets(props.entity).length > 0 ? <Watched {...props} /> : props.children

const Watched = ({ entity, id, children }: ScopeProps) => {
  const asked = useAsked(entity, id)
  const settled = useDebounced(asked, pause)
  const { data } = useQuery({
    queryKey: [entity.name, 'taken', settled],
    queryFn: async ({ signal }) => {
      const body = JSON.parse(settled) as Values
      return takenIn(await callIfOffered('POST', `${entity.api}/taken`, { body, signal }))
    },
    enabled: settled !== '' && settled === asked,
    retry: false,
  })
  const isCurrent = settled === asked && settled !== ''
  const notes = useMemo(() => notesFor(entity, (isCurrent && data) || []), [entity, data, isCurrent])
  return <TakenContext value={notes}>{children}</TakenContext>
}

/** @returns The question as text: filled-in values of the sets in which anything is other than stored. '': nothing. */
function useAsked(entity: Entity, id: RecordId | undefined): string {
  const may = useMay()
  const sets = uniqueSets(entity)
  const names = [...new Set(sets.flat())]
  const typed = useWatch({ name: names }) as unknown[]
  const { defaultValues = {} } = useFormState()
  const values = wireOf(Object.fromEntries(names.map((name, index) => [name, typed[index]])))
  const stored = id === undefined ? {} : wireOf(defaultValues)
  const wanted = sets.filter(
    (set) => set.every((name) => isFilled(values[name])) && set.some((name) => values[name] !== stored[name]),
  )
  if (wanted.length === 0) return ''
  const query = Object.fromEntries(wanted.flat().map((name) => [name, values[name]]))
  return JSON.stringify({ ...query, ...(id !== undefined && { _for: id }) })

  function wireOf(given: Values): Values {
    return toWire(entity, given, may)
  }
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Notes by property, for those whose schema says that they are unique. */
function notesFor(entity: Entity, found: readonly Taken[]): ReadonlyMap<string, ReactNode> {
  return new Map(
    found.flatMap((taken) =>
      entity.properties
        .filter(({ unique }) => unique.some((set) => set.join(' ') === taken.properties.join(' ')))
        .map(({ name }) => [name, <TakenNote key={name} entity={entity} taken={taken} />]),
    ),
  )
}

const takenIn = (body: unknown): readonly Taken[] =>
  isObject(body) && Array.isArray(body.items) ? (body.items as Taken[]) : []
