/** Payment descriptions: a pattern that would fit nothing, or nearly everything, is refused. */
import type { FastifyInstance } from 'fastify'
import { patternProblem } from '#domain/money/paymentDescription.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { FieldErrors } from '#server/errors.ts'

const keys = {
  emptyPart: 'error.patternEmptyPart',
  tooWide: 'error.patternTooWide',
  tooMany: 'error.patternTooMany',
} as const

export const paymentDescriptionHooks = (_app: FastifyInstance): Hooks => ({
  beforeCreate: check,
  beforeUpdate: check,
})

function check(body: Body): Body {
  const problem = typeof body.pattern === 'string' ? patternProblem(body.pattern) : null
  if (problem) throw new FieldErrors({ pattern: [{ key: keys[problem] }] })
  return body
}
