/**
 * Schemas that can never work although all names exist: a property that hides itself, a table that is too wide,
 * or one that nobody can fill.
 */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import { serverFilled } from '#schemas/entity.ts'
import { isObject } from '#codegen/shape/limits.ts'
import type { Draft, Rule } from './project.ts'

/** PostgreSQL allows 1,600 columns, but a form with more fields than this is unusable. */
const mostProperties = 300

export const checkDead: Rule = (draft) => [...tooMany(draft), ...hidesItself(draft), ...nobodyFills(draft)]

function tooMany({ schema }: Draft): Finding[] {
  const count = Object.keys(schema.properties).length
  const message = `an entity has at most ${mostProperties} properties, and this has ${count}; give some of them an entity of their own`
  return count > mostProperties ? [{ path: ['properties'], atKey: true, message }] : []
}

/** A property shown only when it has a value can never get one. */
const hidesItself = ({ schema }: Draft): Finding[] =>
  Object.entries(schema.properties).flatMap(([name, property]) => {
    const conditions: [unknown, Path][] = [
      [property['x-ui']?.visibleWhen, ['x-ui', 'visibleWhen']],
      [property['x-access']?.when, ['x-access', 'when']],
    ]
    return conditions.flatMap(([condition, path]) =>
      asksFor(condition, name)
        ? [
            {
              path: ['properties', name, ...path],
              atKey: true,
              message: `"${name}" hides itself: whether it is shown cannot depend on its own value; name another property`,
            },
          ]
        : [],
    )
  })

function asksFor(condition: unknown, name: string): boolean {
  if (Array.isArray(condition)) return condition.some((one) => asksFor(one, name))
  if (!isObject(condition)) return false
  return Object.entries(condition).some(
    ([key, value]) => key === name || (['any', 'all', 'not'].includes(key) && asksFor(value, name)),
  )
}

/** An exception for logs, whose rows the server writes itself. */
function nobodyFills({ entity: { facts }, schema }: Draft): Finding[] {
  if (facts.kind === 'log' || facts.access.create === undefined) return []
  const filled = new Set<string>(['id', ...serverFilled, facts.position ?? 'id'])
  return facts.properties
    .filter(({ name, required, readOnly }) => required && readOnly && !filled.has(name))
    .filter(({ default: fallback }) => fallback === undefined)
    .map(({ name }) => ({
      path: ['required', (schema.required ?? []).indexOf(name)],
      message: `"${name}" is required and readOnly without a default, so nothing can be created: give it a default, or take it from required`,
    }))
}
