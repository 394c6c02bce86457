/** Required properties that a person cannot fill in: a form that hides or omits one could never be saved. */
import type { Property } from '#schemas/entity.ts'
import type { Finding } from '#codegen/problems/errors.ts'
import type { Draft } from './project.ts'

export function checkRequired({ entity, schema }: Draft): Finding[] {
  const inForm = new Set(entity.ui.form.groups.flatMap(({ fields }) => fields))
  const hasForm = schema['x-ui']?.form?.fields ?? schema['x-ui']?.form?.groups
  return entity.properties.flatMap(({ facts, ui }): Finding[] => {
    const { name, required, readOnly } = facts
    const conflict = beside(facts)
    if (conflict)
      return [{ path: ['properties', name, 'x-access', conflict.key], atKey: true, message: conflict.message }]
    if (!required || readOnly) return []
    const path = ['properties', name, 'x-ui']
    if (ui.visibleWhen) return [{ path: [...path, 'visibleWhen'], message: hidden(name, 'visibleWhen') }]
    const hiding = ui.hide.findIndex((view) => view === 'create' || view === 'edit')
    if (hiding >= 0) return [{ path: [...path, 'hide', hiding], message: hidden(name, 'hide') }]
    if (!hasForm || inForm.has(name) || facts.default !== undefined) return []
    return [
      {
        path: ['x-ui', 'form'],
        atKey: true,
        message: `"${name}" is required but not in the form, so nothing can be created`,
      },
    ]
  })
}

/** Keywords that contradict a condition on having a value. */
function beside({ name, required, readOnly, default: fallback, access, type }: Property) {
  const key = access?.when ? 'when' : access?.requiredWhen ? 'requiredWhen' : undefined
  if (!key) return undefined
  const because = (message: string) => ({ key, message: `"${name}" ${message}` })
  if (required && key === 'when')
    return because('is required, so it cannot be without value; write "requiredWhen" and take it from required')
  if (required) return because('is required anyway; leave out "requiredWhen", or take it from required')
  if (readOnly) return because(`is readOnly, so nobody can fill it in; leave out "${key}"`)
  if (fallback !== undefined && key === 'when')
    return because('has a default, which it would have without the condition; leave one of the two out')
  return type === 'boolean' && key === 'requiredWhen'
    ? because('is yes or no, which is never empty; leave out "requiredWhen"')
    : undefined
}

const hidden = (name: string, by: string): string =>
  `"${name}" is required and cannot be hidden: leave out ${by}, or take "${name}" from required`
