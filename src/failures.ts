/**
 * The generic error handler (specification, section 8): what could not be loaded is told in a notification, whoever wanted it.
 * The place where it belongs says it too, and offers another try.
 */
import type { QueryKey } from '@tanstack/react-query'
import { isObject } from '#providers/callErrors.ts'

type Listener = (error: Error) => void

const listeners = new Set<Listener>()

/** @returns A function that stops listening. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Given to the query client, which calls it once per failed load. */
export function handleFailure(error: Error, { queryKey }: { queryKey: QueryKey }): void {
  if (isTold(queryKey) && !isAbsent(error)) for (const listener of listeners) listener(error)
}

/** The menu and records. Lists are told of by react-admin; what only helps to choose or to adorn fails in silence. */
function isTold([first, verb, params]: QueryKey): boolean {
  const isChoice = isObject(params) && isObject(params.meta) && params.meta.choice === true
  return first === 'menu' || (verb === 'getOne' && !isChoice)
}

/** Not a failure: the page says that it is not there, and trying again would not help. */
const isAbsent = (error: Error): boolean => 'status' in error && error.status === 404
