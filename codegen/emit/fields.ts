/** Emits `fields.tsx` of an entity: per property its display, and its column in a list. */
import { banner } from '#codegen/banner.ts'
import type { EntityEmitter, EntityModel, Model, PropertyModel } from '#codegen/model.ts'
import type { Property } from '#schemas/entity.ts'
import { pascalCase } from '#codegen/names.ts'
import { rendererOf, rendererSources } from './renderers.ts'
import { Code, element, importsFor } from './jsx.ts'
import { quoted } from './literal.ts'

/** Folder of an entity's screens. */
export const folderOf = ({ facts }: EntityModel): string => `resources/generated/${facts.plural}`

export const fieldName = (property: string): string => `${pascalCase(property)}Field`
export const columnName = (property: string): string => `${pascalCase(property)}Column`

/** Properties that can be shown. */
export const shown = ({ properties }: EntityModel): PropertyModel[] =>
  properties.filter(({ facts }) => !facts.writeOnly)

/** Filters `names` by the exports of the entity's hand-written file, in their order. */
export const ownAmong = (entity: EntityModel, { ownParts }: Model, names: readonly string[]): string[] =>
  names.filter((name) => ownParts.get(entity.facts.plural)?.includes(name))

/** Module with the hand-written fields and inputs of an entity. */
export const ownFile = ({ facts }: EntityModel): string => `#resources/${facts.plural}/fields.tsx`

export const emitFields: EntityEmitter = (entity, model) => {
  const fields = shown(entity)
  const own = ownAmong(
    entity,
    model,
    fields.map(({ facts }) => fieldName(facts.name)),
  )
  const fieldIn = (property: PropertyModel) => {
    const name = fieldName(property.facts.name)
    return own.includes(name) ? `export { ${name} }\n` : fieldOf(property, entity, model.renderers)
  }
  const parts = fields.map((property) => fieldIn(property) + columnOf(property, entity))
  const body = parts.join('\n') + namesHeld(entity, model)
  const names = [
    'Date',
    'DateTime',
    'Money',
    'Percentage',
    'Decimal',
    'Boolean',
    'Enum',
    'List',
    'Json',
    'Localized',
    'Rows',
    'Relation',
    'Relations',
  ]
  const values = [...names, 'Text', 'LongText', 'RichText'].map((name) => `${name}Value`)
  const sources = {
    ...Object.fromEntries(values.map((name) => [name, `#resources/fields/${name}.tsx`])),
    StateValue: '#resources/fields/StateValue.tsx',
    ...rendererSources(model.renderers),
  }
  const imports = importsFor(body, { ...sources, Column: '#resources/table/Column.tsx' }) + ownImport(entity, own)
  const text = `${banner(entity.file)}${imports}\n${body}`
  return [{ path: `${folderOf(entity)}/fields.tsx`, text }]
}

export const ownImport = (entity: EntityModel, own: readonly string[]): string =>
  own.length > 0 ? `import { ${own.toSorted().join(', ')} } from '${ownFile(entity)}'\n` : ''

/** Makes compilation fail when the hand-written file exports a field or input for an unknown property. */
function namesHeld(entity: EntityModel, { ownParts }: Model): string {
  if (!ownParts.has(entity.facts.plural)) return ''
  const names = entity.properties.map(({ facts }) => quoted(pascalCase(facts.name)))
  return [
    '\n/** What is shown or filled in by hand is so by the name of a property. */\n',
    `type Own = Extract<keyof typeof import('${ownFile(entity)}'), \`\${string}\${'Field' | 'Input'}\`>\n`,
    `type Known = \`\${${names.join(' | ')}}\${'Field' | 'Input'}\`\n`,
    ';({}) satisfies Record<Exclude<Own, Known>, never>\n',
  ].join('')
}

function fieldOf({ facts, ui }: PropertyModel, entity: EntityModel, renderers: Model['renderers']): string {
  const { name: source, relation } = facts
  const tones = tonesOf(facts, entity)
  const props = relation
    ? { source, reference: relation.entity, embed: relation.embed }
    : { source, ...propsOf({ facts, ui }), tones }
  const name = tones ? 'StateValue' : (rendererOf(renderers, { facts, ui }, 'field') ?? valueComponent(facts))
  const head = `export const ${fieldName(source)} = () =>`
  const field = element(name, props)
  return field.includes('\n') ? `${head} (\n  ${element(name, props, '  ')}\n)\n` : `${head} ${field}\n`
}

/** Colours of the states, for the state property of a lifecycle; undefined for others, and for a switch. */
function tonesOf({ name, type }: Property, { facts: { lifecycle } }: EntityModel): Record<string, string> | undefined {
  if (!lifecycle || lifecycle.property !== name || type === 'boolean') return undefined
  const states = Object.entries(lifecycle.states)
  return Object.fromEntries(states.flatMap(([state, { tone }]) => (tone ? [[state, tone]] : [])))
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
        : Math.max(
            codeWidth(schema) ?? columnWidth(facts),
            type === 'boolean' ? 0 : choiceWidth(texts),
            headWidth(texts, sort),
          )),
    sortable: sort,
    numeric: isNumeric(type),
    flag: type === 'boolean' ? true : undefined,
    title: isTitle,
    read: access?.mask ? undefined : access?.read,
  })
  return `export const ${columnName(name)} = () => ${column.includes('\n') ? `(\n  ${column.replaceAll('\n', '\n  ')}\n)` : column}\n`
}

function valueComponent(facts: PropertyModel['facts']): string {
  switch (facts.type) {
    case 'string':
      return 'TextValue'
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

const isNumeric = (type: string): boolean =>
  type === 'integer' || type === 'money' || type === 'percentage' || type === 'decimal'

/** Pixels for the title column, which is read most. */
const titleWidth = 240

/** Pixels that fit the heading on two lines without breaking a word, plus an arrow when it is sortable. */
function headWidth(texts: PropertyModel['texts'], sort: boolean): number {
  const longest = Math.max(...Object.values(texts).map(({ title }) => halfOf(title)))
  return Math.min(titleWidth, Math.round((longest * 7.5 + 24 + (sort ? 20 : 0)) / 5) * 5)
}

/** Letters in the longer of two lines, split as evenly as the words allow. */
function halfOf(title: string): number {
  const words = title.split(' ')
  const divisions = words.map((_, place) =>
    Math.max(words.slice(0, place).join(' ').length, words.slice(place).join(' ').length),
  )
  return Math.min(...divisions)
}

/** Pixels that fit the labels of choices, at most the width of a title. */
function choiceWidth(texts: PropertyModel['texts']): number {
  const words = Object.values(texts).flatMap(({ values }) => Object.values(values))
  const longest = Math.max(0, ...words.map(({ length }) => length))
  return longest === 0 ? 0 : Math.min(titleWidth, Math.round((longest * 7 + 42) / 5) * 5)
}

/** Pixels for a code whose pattern limits its length. */
function codeWidth({ pattern }: PropertyModel['schema']): number | undefined {
  const longest = typeof pattern === 'string' ? longestOf(pattern) : undefined
  return longest === undefined || longest > 12 ? undefined : Math.max(90, Math.round((longest * 8 + 40) / 5) * 5)
}

/** Maximum length of texts that match a simple pattern; undefined for more complex ones. */
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

/** Pixels for such a value; the table distributes what remains. */
function columnWidth({ type, format, maxLength = 160 }: PropertyModel['facts']): number {
  switch (type) {
    case 'boolean':
      return 90
    case 'integer':
    case 'percentage':
    case 'decimal':
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
