/** What a schema cannot say of a news item: it does not end before it begins. */
import type { Body } from '#server/records/values/body.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { FieldErrors } from '#server/errors.ts'

export const newsHooks = (): Hooks => ({
  beforeCreate(body) {
    checkPeriod(body)
    return body
  },
  beforeUpdate(body, before) {
    if ('publishFrom' in body || 'publishUntil' in body) checkPeriod({ ...before, ...body })
    return body
  },
})

function checkPeriod({ publishFrom, publishUntil }: Body): void {
  if (typeof publishFrom !== 'string' || typeof publishUntil !== 'string') return
  if (Date.parse(publishUntil) >= Date.parse(publishFrom)) return
  throw new FieldErrors({ publishUntil: [{ key: 'error.newsEnd' }] })
}
