/**
 * Global error handler (specification, section 8): a load that fails raises a notification, whoever started it. The
 * component that needed the data also shows the error and a retry button.
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

/** Menu and single records only: react-admin reports lists itself, and suggestions fail silently. */
function isTold([first, verb, params]: QueryKey): boolean {
  const isChoice = isObject(params) && isObject(params.meta) && params.meta.choice === true
  return first === 'menu' || (verb === 'getOne' && !isChoice)
}

/** A missing record is no failure: its page says so, and a retry would not help. */
const isAbsent = (error: Error): boolean => 'status' in error && error.status === 404
