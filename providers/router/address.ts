/**
 * Current address, its listeners, and guards that can block a change, such as a form with unsaved input. Replaces
 * react-router's data router, whose loading and submitting of data react-admin does not use.
 */
import type { RouterBlocker, RouterBlockerFunction, RouterHistoryAction } from 'react-admin'
import { parsePath, UNSAFE_createBrowserHistory, type Location, type Navigator, type To } from 'react-router'

export type Address = {
  /** Current address, which rendering may lag behind. */
  readonly current: { location: Location; action: RouterHistoryAction }
  /** Navigator for react-router's components. */
  readonly navigator: Navigator
  /** @returns A function that stops following. */
  follow(onChange: () => void): () => void
  /**
   * The guard added last is asked.
   *
   * @param onState Receives the state of the blocker, with functions to continue or stay.
   * @returns A function that removes the guard.
   */
  guard(holds: RouterBlockerFunction, onState: (blocker: RouterBlocker) => void): () => void
}

type History = ReturnType<typeof UNSAFE_createBrowserHistory>
type Guard = { holds: RouterBlockerFunction; onState: (blocker: RouterBlocker) => void; isPassing: boolean }

export const unblocked: RouterBlocker = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
}

/** @param history The browser's, unless a test brings its own. */
export function openAddress(history: History = UNSAFE_createBrowserHistory()): Address {
  let current: Address['current'] = { location: history.location, action: 'POP' }
  const followers = new Set<() => void>()
  const guards: Guard[] = []
  /** Set while the browser returns from a blocked change. */
  let returning: PromiseWithResolvers<void> | undefined

  const arrive = (action: RouterHistoryAction) => {
    current = { location: history.location, action }
    for (const guard of guards) {
      guard.isPassing = false
      guard.onState(unblocked)
    }
    for (const onChange of followers) onChange()
  }

  /** @param pass Applies the change after all. */
  const isHeld = (location: Location, action: RouterHistoryAction, pass: () => void): boolean => {
    const guard = guards.at(-1)
    if (!guard || guard.isPassing) return false
    if (!guard.holds({ currentLocation: current.location, nextLocation: location, historyAction: action })) return false
    guard.onState({
      state: 'blocked',
      location,
      reset: () => guard.onState(unblocked),
      proceed: () => {
        guard.isPassing = true
        guard.onState({ state: 'proceeding', location, reset: undefined, proceed: undefined })
        pass()
      },
    })
    return true
  }

  const change = (action: 'PUSH' | 'REPLACE', to: To, state: unknown): void => {
    const here = { pathname: current.location.pathname, search: '', hash: '' }
    const path = typeof to === 'string' ? parsePath(to) : to
    const location: Location = {
      ...here,
      ...path,
      state: state ?? null,
      // `crypto.randomUUID` is there on https pages only.
      key: Math.random().toString(36).slice(2, 10),
      mask: undefined,
    }
    if (isHeld(location, action, () => change(action, to, state))) return
    if (action === 'PUSH') history.push(location, state)
    else history.replace(location, state)
    arrive(action)
  }

  history.listen(({ location, delta }) => {
    if (returning) {
      returning.resolve()
      returning = undefined
      return
    }
    // The browser has already moved before the guard could be asked.
    const returned = Promise.withResolvers<void>()
    const pass = () => void returned.promise.then(() => history.go(delta ?? 0))
    if (delta === null || !isHeld(location, 'POP', pass)) return arrive('POP')
    returning = returned
    history.go(-delta)
  })

  return {
    get current() {
      return current
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state: unknown) => change('PUSH', to, state),
      replace: (to, state: unknown) => change('REPLACE', to, state),
    },
    follow(onChange) {
      followers.add(onChange)
      return () => followers.delete(onChange)
    },
    guard(holds, onState) {
      const guard = { holds, onState, isPassing: false }
      guards.push(guard)
      return () => void guards.splice(guards.indexOf(guard), 1)
    },
  }
}
