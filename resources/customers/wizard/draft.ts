/** Input of a client that is not stored yet, kept while the tab is open, so that a reload loses nothing. */
import { isObject } from '#providers/callErrors.ts'
import { currentUser } from '#providers/session.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Values } from '#resources/form/changes.ts'
import { withWholeRows } from '#resources/form/values/wholeRows.ts'
import { partEntities, type Part } from './steps.tsx'

/** `wanted`: optional parts to be created too. */
export type Typed = Readonly<Record<Part, Values>> & { readonly wanted: readonly Part[] }

/** Outside of React state, so that a key does not render the whole page again. */
export type Draft = {
  typed: () => Typed
  keep: (part: Part, values: Values) => void
  want: (wanted: readonly Part[]) => void
  /** Discards the draft. */
  drop: () => void
}

/** Per user: nobody continues another user's draft. */
const key = () => `customer-intake ${String(currentUser()?.id)}`

/** @param start Initial values, in place of a stored draft. */
export function openDraft(start: Values = {}): Draft {
  const kept = Object.keys(start).length > 0 ? undefined : read()
  const part = (name: Part, more: Values = {}): Values => ({
    ...defaultsOf(partEntities[name]),
    ...more,
    ...(isObject(kept?.[name]) && kept[name]),
  })
  let typed: Typed = {
    customer: part('customer', start),
    contactPerson: part('contactPerson'),
    dueDiligence: part('dueDiligence'),
    wanted: Array.isArray(kept?.wanted) ? (kept.wanted as Part[]).filter((name) => name in partEntities) : [],
  }
  const change = (next: Typed) => {
    typed = next
    write(typed)
  }
  return {
    typed: () => typed,
    keep: (name, values) => change({ ...typed, [name]: { ...typed[name], ...values } }),
    want: (wanted) => change({ ...typed, wanted }),
    drop: () => window.sessionStorage.removeItem(key()),
  }
}

function write(typed: Typed): void {
  try {
    window.sessionStorage.setItem(key(), JSON.stringify(typed))
  } catch {
    // Storage is switched off: only a reload loses the input.
  }
}

function read(): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(window.sessionStorage.getItem(key()) ?? 'null')
    return isObject(found) ? found : undefined
  } catch {
    return undefined
  }
}

const defaultsOf = (entity: Entity): Values =>
  withWholeRows(
    entity,
    Object.fromEntries(
      entity.properties
        .filter((property) => !property.readOnly && property.default !== undefined)
        .map((property) => [property.name, property.default]),
    ),
  )
