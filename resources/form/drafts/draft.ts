/**
 * The draft of one form: what was typed is kept on the server a pause after the last key, and found there when the form
 * is opened again. Another server has no such calls, and whoever works as somebody else keeps none.
 */
import { createContext, useContext, useSyncExternalStore } from 'react'
import { actingRole } from '#domain/access/impersonation.ts'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'
import type { Values } from '#resources/form/changes.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { onOtherTabs, tellOtherTabs, type Told } from './otherTabs.ts'

/** Values as typed, and the same properties as they stood in the record, with its version. */
export type Content = { values: Values; base: Values }
export type Found = Content & { at: string }
export type DraftState = {
  /** Found when the form was opened: nothing is kept until the person goes on with it or discards it. */
  found: Found | null
  /** Time when the draft was kept last; null: it is not kept. */
  at: string | null
  isOffered: boolean
  /** Fate of the draft in another tab; null: nothing that this tab should say. */
  elsewhere: Told | null
}
export type Draft = ReturnType<typeof createDraft>

/** Milliseconds after the last key. */
const pause = 1000
const none: DraftState = { found: null, at: null, isOffered: false, elsewhere: null }
/** Calls under way, by path: a form that is opened again waits for those of the one before. */
const underWay = new Map<string, Promise<unknown>>()

/** @param record Absent: a record that is not there yet. */
export function createDraft(entity: string, record: RecordId | undefined) {
  const path = `/api/v4/users/me/drafts/${entity}/${record ?? 'new'}`
  const listeners = new Set<() => void>()
  let state = none
  let isThere = false
  let isOver = false
  /** The kept draft was typed in another tab since, so this tab may not take it away. */
  let isOthers = false
  let isToldOnce = false
  let next: (() => Content | null) | undefined
  /** Source of the content that was to be kept last, to keep it again. */
  let latest: (() => Content | null) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (part: Partial<DraftState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = (underWay.get(path) ?? Promise.resolve()).then(work).catch(() => set({ at: null }))
    underWay.set(path, done)
    return done
  }
  const remove = () =>
    inTurn(async () => {
      if (!isThere) return
      await callIfOffered('DELETE', path)
      isThere = false
      if (!isOver) tellOtherTabs(path, 'discarded')
    })
  const forget = () => {
    clearTimeout(timer)
    next = undefined
  }
  const flush = async () => {
    const content = next?.()
    const isDue = next !== undefined
    forget()
    if (!isDue) return
    if (!content) return remove().then(() => set({ at: null }))
    await inTurn(async () => {
      const answer = await callIfOffered('PUT', path, { body: content })
      isThere ||= answer !== undefined
      isOthers = false
      set({ at: isObject(answer) ? String(answer.at) : null })
      if (isObject(answer)) tellOtherTabs(path, 'kept')
    })
  }
  const load = () =>
    inTurn(async () => {
      if (currentUser()?.acl.includes(actingRole)) return
      const answer = await callIfOffered('GET', path)
      if (!isObject(answer)) return
      isThere = isObject(answer.draft)
      set({ isOffered: true, found: isThere ? (answer.draft as Found) : null })
    })
  const hear = (what: Told) => {
    if (what === 'kept') {
      isOthers = true
      if (state.found) void load()
      else if (!isToldOnce) set({ elsewhere: what })
      isToldOnce = true
      return
    }
    isThere = false
    isOthers = false
    isToldOnce = false
    // A discarded draft that this tab did not know of is no news; a saved form always is.
    const isNews = what === 'saved' || state.found !== null || state.at !== null
    set({ found: null, at: null, elsewhere: isNews ? what : null })
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    load,
    /** @returns A function that stops listening to other tabs. */
    listen: () => onOtherTabs(path, hear),
    /** The person has read it. */
    heard: () => set({ elsewhere: null }),
    /** @param content Called after the pause; null: nothing is typed that differs. */
    keep: (content: () => Content | null) => {
      if (!state.isOffered || state.found || isOver) return
      forget()
      next = latest = content
      timer = setTimeout(() => void flush(), pause)
    },
    /** Keeps what was typed last at once. */
    flush,
    /** The same of what is no longer kept. */
    keepAgain: () => {
      next = latest
      return flush()
    },
    forget,
    /** The person goes on with what was found. */
    goOn: () => set({ at: state.found?.at ?? null, found: null }),
    discard: () => {
      forget()
      const isKept = isOthers && !state.found
      set({ at: null, found: null })
      return isKept ? Promise.resolve() : remove()
    },
    /** The form was saved. */
    finish: () => {
      isOver = true
      forget()
      const removed = state.found || isOthers ? Promise.resolve() : remove()
      // Told after the removal, because another tab then keeps its own draft in that place.
      void removed.then(() => tellOtherTabs(path, 'saved'))
    },
  }
}

export const DraftContext = createContext<Draft | undefined>(undefined)

/** The state of the draft of this form. */
export function useDraftState(): DraftState {
  const draft = useContext(DraftContext)
  return useSyncExternalStore(draft?.subscribe ?? never, draft?.state ?? noState)
}

const never = () => () => {}
const noState = () => none
