/** Type of a call of the API, told by its path. */
import type { ApiLog } from '#schemas/generated/api-log.ts'

type CallType = ApiLog['type']

/** Parts of paths, the first that fits decides. */
const parts: readonly (readonly [RegExp, CallType])[] = [
  [/^\/(?:login|logout|api\/v4\/users\/csrf|do-change-password)/, 'auth'],
  [/\/webhook/, 'webhook'],
  [/\/(?:document|attachment|view-documents)/, 'document'],
  [/\/payment/, 'payment'],
  [/\/(?:invoice|claim|client-invoice|subscription)/, 'invoice'],
  [/\/debtor/, 'debtor'],
  [/\/(?:file|precasso|agenda)/, 'file'],
]

/** @param isRefused The key was not taken: whatever was called, it was a failed sign-in. */
export function callTypeOf(path: string, isRefused: boolean): CallType {
  if (isRefused) return 'auth'
  return parts.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
}
