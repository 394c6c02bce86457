/** `inputs.tsx` of an entity: per property how it is filled in. */
import type { Condition } from '#schemas/condition.ts'
import { banner } from '#codegen/banner.ts'
import type { EntityEmitter, EntityModel, PropertyModel } from '#codegen/model.ts'
import { longestLocalizedLine } from '#codegen/localized.ts'
import { pascalCase } from '#codegen/names.ts'
import { takesRoles } from './facts.ts'
import { folderOf } from './fields.ts'
import { element, importsFor, opening } from './jsx.ts'

export const inputName = (property: string): string => `${pascalCase(property)}Input`

/** Properties that a person may fill in. */
export const editable = ({ properties }: EntityModel): PropertyModel[] =>
  properties.filter(
    ({ facts, ui }) =>
      !facts.readOnly && facts.name !== 'id' && !(ui.hide.includes('edit') && ui.hide.includes('create')),
  )

const files: Readonly<Record<string, string>> = { RadioControl: 'EnumControl', RelationsControl: 'RelationControl' }
/** Folders of inputs that consist of several files. */
const places: Readonly<Record<string, readonly string[]>> = {
  choice: ['SelectControl', 'EnumControl', 'CheckboxesControl', 'RelationControl', 'RolesControl'],
  date: ['DateControl', 'DateTimeControl'],
  localized: ['LocalizedControl'],
  rows: ['RowsControl'],
}
const kinds = ['Text', 'LongText', 'Integer', 'Percentage', 'Money', 'Date', 'DateTime', 'Boolean', 'Enum', 'Radio']
const controls = [
  ...kinds,
  'RichText',
  'List',
  'Roles',
  'Checkboxes',
  'Json',
  'Localized',
  'Rows',
  'Colour',
  'Relation',
  'Relations',
].map((kind) => `${kind}Control`)

export const emitInputs: EntityEmitter = (entity, model) => {
  const inputs = editable(entity)
  if (inputs.length === 0) return []
  const body = inputs.map((property) => inputOf(property, takesRoles(property.facts, model))).join('\n')
  const sources = Object.fromEntries(controls.map((name) => [name, pathOf(files[name] ?? name)]))
  const others = { ConditionalInput: '#resources/form/ConditionalInput.tsx' }
  const text = `${banner(entity.file)}${importsFor(body, { ...sources, ...others })}\n${body}`
  return [{ path: `${folderOf(entity)}/inputs.tsx`, text }]
}

function pathOf(file: string): string {
  const place = Object.keys(places).find((name) => places[name]?.includes(file))
  return `#resources/inputs/${place ? `${place}/` : ''}${file}.tsx`
}

function inputOf(property: PropertyModel, isOfRoles: boolean): string {
  const { facts, ui } = property
  const special = isOfRoles ? {} : propsOf(property)
  const own = { source: facts.name, ...special, required: facts.required, write: facts.access?.write }
  const only = ui.hide.includes('create') ? 'edit' : ui.hide.includes('edit') ? 'create' : undefined
  const condition = { read: facts.access?.read, when: whenOf(property), only }
  const head = `export const ${inputName(facts.name)} = () =>`
  const name = isOfRoles ? 'RolesControl' : controlOf(property)
  if (Object.values(condition).every((value) => value === undefined)) {
    const input = element(name, own, '')
    return input.includes('\n') || head.length + input.length > 118
      ? `${head} (\n  ${element(name, own, '  ')}\n)\n`
      : `${head} ${input}\n`
  }
  return `${head} (\n  ${opening('ConditionalInput', condition, '  ')}\n    ${element(name, own, '    ')}\n  </ConditionalInput>\n)\n`
}

/** When it is there at all: by rule, by looks, or both. */
export function whenOf({ facts, ui }: PropertyModel): Condition | undefined {
  const both = [facts.access?.when, ui.visibleWhen].filter((one) => one !== undefined)
  return both.length > 1 ? { all: both } : both[0]
}

function propsOf({ facts }: PropertyModel): Record<string, unknown> {
  switch (facts.type) {
    case 'string':
      return { format: facts.format === 'colour' ? undefined : facts.format }
    case 'localized': {
      const { languages, format, maxLength = 0 } = facts
      return { languages, html: format === 'html', lines: format !== 'html' && maxLength > longestLocalizedLine }
    }
    case 'rows':
      return { columns: facts.columns }
    case 'enum':
    case 'list':
      return { values: facts.values }
    case 'boolean':
      return { nullable: !facts.required && facts.default === undefined }
    case 'relation':
      return { reference: facts.relation?.entity, embed: facts.relation?.embed, where: filterOf(facts.relation?.where) }
    default:
      return {}
  }
}

function controlOf({ facts, ui }: PropertyModel): string {
  switch (facts.type) {
    case 'string':
      if (facts.format === 'colour') return 'ColourControl'
      return ui.widget === 'textarea' ? 'LongTextControl' : 'TextControl'
    case 'text':
      return facts.format === 'html' ? 'RichTextControl' : 'LongTextControl'
    case 'enum':
      return ui.widget === 'radio' ? 'RadioControl' : 'EnumControl'
    case 'list':
      return ui.widget === 'checkboxes' ? 'CheckboxesControl' : 'ListControl'
    case 'relation':
      return facts.relation?.many ? 'RelationsControl' : 'RelationControl'
    default:
      return `${pascalCase(facts.type)}Control`
  }
}

/** The part of a picker's limits that a list can be asked for; the server holds to all of them. */
function filterOf(where: Condition | undefined): Record<string, unknown> | undefined {
  const plain = Object.entries(where ?? {}).filter(
    ([name, value]) => !['any', 'all', 'not'].includes(name) && !JSON.stringify(value).includes('"$'),
  )
  return plain.length > 0 ? Object.fromEntries(plain) : undefined
}
