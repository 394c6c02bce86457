/** Actions that return a value once: an effect must make it, and a person must receive it. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { ActionSchema, LifecycleSchema } from '#codegen/schemaFile.ts'

export const checkTelling = ({ actions }: LifecycleSchema): Finding[] =>
  Object.entries(actions).flatMap(([name, action]) => {
    const path: Path = ['x-lifecycle', 'actions', name]
    const reasons = action.tells === undefined ? ofSilent(name, action) : ofTelling(name, action)
    return reasons.map(([keyword, message]) => ({ path: [...path, keyword], atKey: true, message }))
  })

/** A keyword and its problem. */
type Reason = [keyword: string, message: string]

const ofSilent = (name: string, { replaces, told }: ActionSchema): Reason[] =>
  Object.entries({ replaces, told }).flatMap(([keyword, value]): Reason[] =>
    value === undefined ? [] : [[keyword, `"${name}" tells nothing; write what it "tells", or leave "${keyword}" out`]],
  )

function ofTelling(name: string, { effect, by, bulk, replaces, again }: ActionSchema): Reason[] {
  const reasons: Reason[] = []
  if (!effect) reasons.push(['tells', `"${name}" has no effect that could make what it tells; name one`])
  if (by === 'system') reasons.push(['tells', `only the program takes "${name}", so nobody is told; leave it out`])
  if (bulk !== undefined)
    reasons.push(['bulk', `"${name}" tells one value, so it is taken on one record; leave it out`])
  if (again !== undefined && replaces === undefined)
    reasons.push(['again', `"${name}" replaces nothing, so its button is never called so; write what it "replaces"`])
  return reasons
}
