/** Converts errors of the server to the shape of react-admin's forms. */
import type { Entity } from '#schemas/entity.ts'
import type { FieldMessages } from './callErrors.ts'

/**
 * @returns The first message per input. Errors without an input go to `root.serverError`: an error at an unknown field
 *   would block every later submit.
 */
export function formErrors(entity: Entity, fields: FieldMessages): Record<string, string> {
  const errors: Record<string, string> = {}
  const rest: string[] = []
  for (const [field, [message]] of Object.entries(fields)) {
    if (message === undefined) continue
    const source = inputFor(entity, field)
    if (source) errors[source] = message
    else rest.push(field === 'common' || message.startsWith('error.') ? message : `${field}: ${message}`)
  }
  if (rest.length > 0) errors['root.serverError'] = rest.join('\n')
  return errors
}

/** The input of a relation edits the id inside the related object. */
function inputFor(entity: Entity, field: string): string | undefined {
  const [name = '', ...inner] = field.split('.')
  if (entity.children?.some((child) => child.name === name)) return field
  const property = entity.properties.find((known) => known.name === name && !known.readOnly)
  if (!property) return undefined
  if (property.relation && !property.relation.many) return `${name}.id`
  return [name, ...inner].join('.')
}
