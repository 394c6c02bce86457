/** Payment descriptions: refuses a pattern that matches nothing, or nearly everything. */
import type { FastifyInstance } from 'fastify'
import { patternProblem } from '#domain/money/paymentDescription.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { FieldErrors } from '#server/errors.ts'

const keys = {
  emptyPart: 'error.patternEmptyPart',
  tooWide: 'error.patternTooWide',
  tooMany: 'error.patternTooMany',
} as const

export const paymentDescriptionHooks = (_app: FastifyInstance): Hooks<'payment-description'> => ({
  beforeCreate: check,
  beforeUpdate: check,
})

function check<T extends { pattern?: string | null }>(body: T): T {
  const problem = body.pattern ? patternProblem(body.pattern) : null
  if (problem) throw new FieldErrors({ pattern: [{ key: keys[problem] }] })
  return body
}
