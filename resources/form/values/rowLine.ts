/** A row that is a record of its own, as one line of text: 'Paper, 2, € 12,50'. What it belongs to is left out. */
import type { Locale } from '#schemas/entity.ts'
import type { Values } from '#resources/form/changes.ts'
import { plainText } from '#resources/texts/plainValue.ts'
import type { ChildKind } from './childRows.ts'

export function rowLine(
  { entity, cells }: ChildKind,
  owner: string,
  row: Values,
  locale: Locale,
  word: (key: string) => string,
): string {
  const texts = cells.map(({ name }) => {
    const property = entity.properties.find((one) => one.name === name)
    // A bare "yes" says nothing without its name.
    if (!property || property.relation?.entity === owner || (property.type === 'boolean' && row[name] !== true))
      return ''
    if (property.type === 'boolean') return word(`resources.${entity.name}.fields.${name}`)
    return plainText(property, row[name], locale, word, entity.name)
  })
  return texts.filter((text) => text !== '').join(', ')
}
