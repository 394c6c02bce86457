/** The graph of states and actions: every state must be reachable and leavable, and none a trap. */
import { fromOf, initialOf, targetsOf } from '#codegen/build/lifecycle.ts'
import type { Finding } from '#codegen/problems/errors.ts'
import type { LifecycleSchema } from '#codegen/schemaFile.ts'
import { actionsOf, at } from './place.ts'

/** Every state must be reachable, none a trap, and a final state reachable from everywhere. */
export function checkGraph(lifecycle: LifecycleSchema): Finding[] {
  const { states } = lifecycle
  const next = new Map(Object.keys(states).map((state) => [state, new Set<string>()]))
  for (const [, action] of actionsOf(lifecycle))
    for (const from of fromOf(action, lifecycle)) for (const to of targetsOf(action, from)) next.get(from)?.add(to)
  const reached = reachedFrom(initialOf(lifecycle), next)
  const ends = Object.keys(states).filter((state) => states[state]?.final)
  const mayEnd = reachedFrom(ends, turned(next))
  return Object.entries(states).flatMap(([state, { final }]): Finding[] => {
    const path = [...at, 'states', state]
    const out = [...(next.get(state) ?? [])].filter((to) => to !== state)
    const say = (message: string): Finding[] => [{ path, atKey: true, message: `"${state}" ${message}` }]
    if (!reached.has(state)) return say('is never reached: no action leads to it from where a record begins')
    if (final)
      return next.get(state)?.size ? say('is "final", and an action starts from it; take one of the two out') : []
    if (out.length === 0) return say('is a dead end: no action leads out of it; is it "final": true?')
    return ends.length > 0 && !mayEnd.has(state) ? say('never ends: no way leads from it to a final state') : []
  })
}

function reachedFrom(starts: readonly string[], next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set(starts)
  // Iterating over a set includes items added meanwhile.
  for (const state of found) for (const to of next.get(state) ?? []) found.add(to)
  return found
}

function turned(next: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const back = new Map([...next.keys()].map((state) => [state, new Set<string>()]))
  for (const [from, targets] of next) for (const to of targets) back.get(to)?.add(from)
  return back
}
