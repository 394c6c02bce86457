/** A required property that a person cannot fill in: a form that hides it, or leaves it out, never saves. */
import type { Finding } from '#codegen/errors.ts'
import type { Draft } from './project.ts'

export function checkRequired({ entity, schema }: Draft): Finding[] {
  const inForm = new Set(entity.ui.form.groups.flatMap(({ fields }) => fields))
  const hasForm = schema['x-ui']?.form?.fields ?? schema['x-ui']?.form?.groups
  return entity.properties.flatMap(({ facts, ui }): Finding[] => {
    const { name, required, readOnly } = facts
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

const hidden = (name: string, by: string): string =>
  `"${name}" is required and cannot be hidden: leave out ${by}, or take "${name}" from required`
