/** `fields.tsx` of an entity: per property how it is shown, and its column in a list. */
import { banner } from '#codegen/banner.ts'
import type { EntityEmitter, EntityModel, PropertyModel } from '#codegen/model.ts'
import { pascalCase } from '#codegen/names.ts'
import { Code, element, importsFor } from './jsx.ts'

/** Folder of an entity's screens. */
export const folderOf = ({ facts }: EntityModel): string => `resources/generated/${facts.plural}`

export const fieldName = (property: string): string => `${pascalCase(property)}Field`
export const columnName = (property: string): string => `${pascalCase(property)}Column`

/** Properties that anybody ever sees. */
export const shown = ({ properties }: EntityModel): PropertyModel[] =>
  properties.filter(({ facts }) => !facts.writeOnly)

export const emitFields: EntityEmitter = (entity) => {
  const parts = shown(entity).map((property) => fieldOf(property) + columnOf(property, entity))
  const body = parts.join('\n')
  const names = [
    'Date',
    'DateTime',
    'Money',
    'Percentage',
    'Boolean',
    'Enum',
    'List',
    'Iban',
    'Json',
    'Localized',
    'Rows',
    'Colour',
    'Relation',
    'Relations',
  ]
  const values = [...names, 'Text', 'LongText', 'RichText', 'Email', 'Phone', 'Uri'].map((name) => `${name}Value`)
  const sources = Object.fromEntries(values.map((name) => [name, `#resources/fields/${name}.tsx`]))
  const text = `${banner(entity.file)}${importsFor(body, { ...sources, Column: '#resources/table/Column.tsx' })}\n${body}`
  return [{ path: `${folderOf(entity)}/fields.tsx`, text }]
}

function fieldOf({ facts, ui }: PropertyModel): string {
  const { name: source, relation } = facts
  const props = relation
    ? { source, reference: relation.entity, embed: relation.embed }
    : { source, ...propsOf({ facts, ui }) }
  const name = valueComponent({ facts, ui })
  const head = `export const ${fieldName(source)} = () =>`
  const field = element(name, props)
  return field.includes('\n') ? `${head} (\n  ${element(name, props, '  ')}\n)\n` : `${head} ${field}\n`
}

function propsOf({ facts, ui }: Pick<PropertyModel, 'facts' | 'ui'>): Record<string, unknown> {
  switch (facts.type) {
    case 'date':
    case 'date-time':
      return { format: ui.format }
    case 'localized':
      return { html: facts.format === 'html' }
    case 'rows':
      return { columns: facts.columns }
    default:
      return {}
  }
}

function columnOf({ facts, schema, ui, texts }: PropertyModel, entity: EntityModel): string {
  const { name, sort, type, access } = facts
  const isTitle = name === entity.facts.titleField
  const column = element('Column', {
    source: name,
    field: new Code(fieldName(name)),
    width:
      ui.width ??
      (isTitle
        ? titleWidth
        : Math.max(codeWidth(schema) ?? columnWidth(facts), choiceWidth(texts), headWidth(texts, sort))),
    sortable: sort,
    numeric: isNumeric(type),
    flag: type === 'boolean' ? true : undefined,
    title: isTitle,
    read: access?.mask ? undefined : access?.read,
  })
  return `export const ${columnName(name)} = () => ${column.includes('\n') ? `(\n  ${column.replaceAll('\n', '\n  ')}\n)` : column}\n`
}

function valueComponent({ facts, ui }: Pick<PropertyModel, 'facts' | 'ui'>): string {
  switch (facts.type) {
    case 'string':
      return ui.widget === 'textarea' ? 'LongTextValue' : textComponent(facts.format)
    case 'text':
      return facts.format === 'html' ? 'RichTextValue' : 'LongTextValue'
    case 'integer':
      return 'TextValue'
    case 'relation':
      return facts.relation?.many ? 'RelationsValue' : 'RelationValue'
    default:
      return `${pascalCase(facts.type)}Value`
  }
}

function textComponent(format: string | undefined): string {
  switch (format) {
    case 'email':
      return 'EmailValue'
    case 'uri':
      return 'UriValue'
    case 'phone-e164':
      return 'PhoneValue'
    case 'iban':
      return 'IbanValue'
    case 'colour':
      return 'ColourValue'
    default:
      return 'TextValue'
  }
}

const isNumeric = (type: string): boolean => type === 'integer' || type === 'money' || type === 'percentage'

/** What a record is known by is read most. */
const titleWidth = 240

/** So that its name stands in two lines without breaking a word; what sorts has an arrow. */
function headWidth(texts: PropertyModel['texts'], sort: boolean): number {
  const longest = Math.max(...Object.values(texts).map(({ title }) => halfOf(title)))
  return Math.min(titleWidth, Math.round((longest * 7.5 + 24 + (sort ? 20 : 0)) / 5) * 5)
}

/** Letters in the longer of two lines, divided as evenly as its words allow. */
function halfOf(title: string): number {
  const words = title.split(' ')
  const divisions = words.map((_, place) =>
    Math.max(words.slice(0, place).join(' ').length, words.slice(place).join(' ').length),
  )
  return Math.min(...divisions)
}

/** So that the words of a choice can be read; the longest get no more than a title. */
function choiceWidth(texts: PropertyModel['texts']): number {
  const words = Object.values(texts).flatMap(({ values }) => Object.values(values))
  const longest = Math.max(0, ...words.map(({ length }) => length))
  return longest === 0 ? 0 : Math.min(titleWidth, Math.round((longest * 7 + 42) / 5) * 5)
}

/** Of a code that its pattern keeps short, as long as it may be. */
function codeWidth({ pattern }: PropertyModel['schema']): number | undefined {
  const longest = typeof pattern === 'string' ? longestOf(pattern) : undefined
  return longest === undefined || longest > 12 ? undefined : Math.max(90, Math.round((longest * 8 + 40) / 5) * 5)
}

/** Letters that a pattern of plain signs in a row lets through; undefined for one that is more than that. */
function longestOf(pattern: string): number | undefined {
  const sign = /(?:\[[^\]]+\]|\\d|[A-Za-z0-9 -])(?:\{(\d+)(?:,(\d+))?\}|\?)?/y
  let longest = 0
  for (let at = 1; at < pattern.length - 1; at = sign.lastIndex) {
    sign.lastIndex = at
    const found = sign.exec(pattern)
    if (!found) return undefined
    longest += Number(found[2] ?? found[1] ?? 1)
  }
  return pattern.startsWith('^') && pattern.endsWith('$') ? longest : undefined
}

/** Pixels that such a value wants; a table shares out what is left. */
function columnWidth({ type, format, maxLength = 160 }: PropertyModel['facts']): number {
  switch (type) {
    case 'boolean':
      return 90
    case 'integer':
    case 'percentage':
      return 100
    case 'date':
      return 125
    case 'money':
    case 'enum':
      return 140
    case 'date-time':
      return 165
    default:
      return format === 'email' || format === 'uri' || format === 'iban' ? 200 : maxLength <= 80 || format ? 130 : 170
  }
}
