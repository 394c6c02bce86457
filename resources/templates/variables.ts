/** The variables that may be named in templates, as the server offers them to whoever writes any. */
import { useQuery } from '@tanstack/react-query'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Sampled } from '#domain/templates/sampleValue.ts'
import type { Variable, VariableScope } from '#domain/templates/variable.ts'

export type OfferedVariable = Sampled & {
  id: number
  label: Readonly<Partial<Record<Locale, string>>>
  description: Readonly<Partial<Record<Locale, string>>> | null
  category: string
  type: 'system' | 'custom'
  scopes: readonly VariableScope[]
  customerId: number | null
}

/** Milliseconds for which variables count as fresh: they rarely change, and forms ask for them again and again. */
const fresh = 60_000

export const useVariables = () =>
  useQuery({
    queryKey: ['template-variable', 'offered'],
    queryFn: async ({ signal }) => itemsIn(await call('GET', '/api/v4/template-variable', { signal })),
    staleTime: fresh,
  })

export const allowListOf = (variables: readonly OfferedVariable[]): ReadonlyMap<string, Variable> =>
  new Map(
    variables.map(({ key, type, format, scopes, customerId }) => [
      key,
      { key, format, scopes, ...(type === 'custom' && { own: true }), ...(customerId !== null && { customerId }) },
    ]),
  )

const itemsIn = (body: unknown): OfferedVariable[] =>
  isObject(body) && Array.isArray(body.items) ? (body.items as OfferedVariable[]) : []
