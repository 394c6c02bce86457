/** Emits `inputs.tsx` of an entity: per property its input. */
import type { Condition } from '#schemas/condition.ts'
import { banner } from '#codegen/banner.ts'
import type { EntityEmitter, EntityModel, Model, OutputFile, PropertyModel } from '#codegen/model.ts'
import { longestLocalizedLine } from '#codegen/localizedKind.ts'
import { pascalCase } from '#codegen/names.ts'
import { takesRoles } from './facts.ts'
import { folderOf, ownAmong, ownFile } from './fields.ts'
import { element, importsFor, opening } from './jsx.ts'
import { rendererOf, rendererSources } from './renderers.ts'

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
const kinds = [
  'Text',
  'LongText',
  'Integer',
  'Percentage',
  'Decimal',
  'Money',
  'Date',
  'DateTime',
  'Boolean',
  'Enum',
  'Radio',
]
const controls = [
  ...kinds,
  'RichText',
  'List',
  'Roles',
  'Checkboxes',
  'Json',
  'Localized',
  'Rows',
  'Relation',
  'Relations',
].map((kind) => `${kind}Control`)

export const emitInputs: EntityEmitter = (entity, model) => [
  ...formInputs(entity, model),
  ...actionInputs(entity, model),
]

/** `actions.tsx`: inputs for the dialogs of a lifecycle, including properties that forms do not have. */
function actionInputs(entity: EntityModel, model: Model): OutputFile[] {
  const asked = askedFor(entity)
  if (asked.length === 0) return []
  const lines = asked.map((property) => {
    const { name, special } = controlFor(property, model)
    const input = element(name, { source: property.facts.name, ...special }, '').replace(/ ?\/>$/, ' {...props} />')
    return `  ${property.facts.name}: (props) => ${input},\n`
  })
  const body = `export const actionInputs: ActionInputs = {\n${lines.join('')}}\n`
  const imports = `${importsFor(body, { ...controlSources, ...rendererSources(model.renderers) })}import type { ActionInputs } from '#resources/contexts/entityOptions.ts'\n`
  return [{ path: `${folderOf(entity)}/actions.tsx`, text: `${banner(entity.file)}${imports}\n${body}` }]
}

/** Properties and parameters that any action of the lifecycle asks for. */
export function askedFor({ facts, properties, parameters }: EntityModel): PropertyModel[] {
  const actions = Object.values(facts.lifecycle?.actions ?? {}).filter(({ by }) => by !== 'system')
  const names = new Set(actions.flatMap(({ fields }) => [...fields.require, ...fields.optional]))
  return [...properties, ...parameters].filter((property) => names.has(property.facts.name))
}

function formInputs(entity: EntityModel, model: Model): OutputFile[] {
  const inputs = editable(entity)
  if (inputs.length === 0) return []
  const own = ownAmong(
    entity,
    model,
    inputs.map(({ facts }) => inputName(facts.name)),
  )
  const inputIn = (property: PropertyModel) => {
    const isOwn = own.includes(inputName(property.facts.name))
    return isOwn ? ownInputOf(property) : inputOf(property, controlFor(property, model))
  }
  const body = inputs.map(inputIn).join('\n')
  const sources = { ...controlSources, ...rendererSources(model.renderers) }
  const others = { ConditionalInput: '#resources/form/ConditionalInput.tsx' }
  const imports = importsFor(body, { ...sources, ...others }) + aliasedImport(entity, own)
  const text = `${banner(entity.file)}${imports}\n${body}`
  return [{ path: `${folderOf(entity)}/inputs.tsx`, text }]
}

/** Module of each control. */
const controlSources = Object.fromEntries(controls.map((name) => [name, pathOf(files[name] ?? name)]))

function pathOf(file: string): string {
  const place = Object.keys(places).find((name) => places[name]?.includes(file))
  return `#resources/inputs/${place ? `${place}/` : ''}${file}.tsx`
}

const aliasedImport = (entity: EntityModel, own: readonly string[]): string =>
  own.length > 0
    ? `import { ${own.map((name) => `${name} as Own${name}`).join(', ')} } from '${ownFile(entity)}'\n`
    : ''

/** A hand-written input; rights and conditions still come from the schema. */
function ownInputOf(property: PropertyModel): string {
  const name = inputName(property.facts.name)
  const condition = conditionOf(property)
  return isEmpty(condition)
    ? `export const ${name} = Own${name}\n`
    : `export const ${name} = () => (\n  ${opening('ConditionalInput', condition, '  ')}\n    <Own${name} />\n  </ConditionalInput>\n)\n`
}

function conditionOf(property: PropertyModel) {
  const { facts, ui } = property
  const only = ui.hide.includes('create') ? 'edit' : ui.hide.includes('edit') ? 'create' : undefined
  return { read: facts.access?.read, when: whenOf(property), only }
}

const isEmpty = (condition: object): boolean => Object.values(condition).every((value) => value === undefined)

const rolesControl = 'RolesControl'

const controlFor = (property: PropertyModel, model: Model): Control => {
  if (property.facts.type === 'list' && takesRoles(property.facts, model)) return { name: rolesControl, special: {} }
  const registered = rendererOf(model.renderers, property, 'input')
  return { name: registered ?? controlOf(property), special: registered ? {} : propsOf(property, model) }
}

/** A component, and its props besides the name of the property. */
type Control = { name: string; special: Readonly<Record<string, unknown>> }

function inputOf(property: PropertyModel, { name, special }: Control): string {
  const { facts } = property
  const own = { source: facts.name, ...special, required: facts.required, write: facts.access?.write }
  const condition = conditionOf(property)
  const head = `export const ${inputName(facts.name)} = () =>`
  if (isEmpty(condition)) {
    const input = element(name, own, '')
    return input.includes('\n') || head.length + input.length > 118
      ? `${head} (\n  ${element(name, own, '  ')}\n)\n`
      : `${head} ${input}\n`
  }
  return `${head} (\n  ${opening('ConditionalInput', condition, '  ')}\n    ${element(name, own, '    ')}\n  </ConditionalInput>\n)\n`
}

/** The condition for showing the input: by right, by presentation, or both. */
export function whenOf({ facts, ui }: PropertyModel): Condition | undefined {
  const both = [facts.access?.when, ui.visibleWhen].filter((one) => one !== undefined)
  return both.length > 1 ? { all: both } : both[0]
}

function propsOf({ facts }: PropertyModel, model: Model): Record<string, unknown> {
  switch (facts.type) {
    case 'string':
      return { format: facts.format }
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
      return {
        reference: facts.relation?.entity,
        embed: facts.relation?.embed,
        partOf: partOf(facts.relation?.entity, model),
        ofTree: isOfTree(facts, model) || undefined,
        where: filterOf(facts.relation?.where),
      }
    default:
      return {}
  }
}

/**
 * Choices of a tree come from the relation's own endpoint. Where the target has a picker endpoint, that one has
 * the tree too, but knows neither limits nor the record that is edited.
 */
function isOfTree({ relation }: PropertyModel['facts'], model: Model): boolean {
  const target = model.entities.find(({ facts }) => facts.name === relation?.entity)?.facts
  const hasLimits = relation?.hierarchy !== undefined || relation?.where !== undefined
  return relation?.tree !== undefined && (hasLimits || target?.picker === undefined)
}

/** Property of the target that points at its parent. */
const partOf = (target: string | undefined, { entities }: Model): string | undefined =>
  entities
    .find(({ facts }) => facts.name === target)
    ?.facts.properties.find(({ relation }) => relation?.hierarchy !== undefined)?.name

function controlOf({ facts, ui }: PropertyModel): string {
  switch (facts.type) {
    case 'string':
      return 'TextControl'
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

/** The part of a picker's limits that can be sent as list filters; the server enforces all of them. */
function filterOf(where: Condition | undefined): Record<string, unknown> | undefined {
  const plain = Object.entries(where ?? {}).filter(
    ([name, value]) => !['any', 'all', 'not'].includes(name) && !JSON.stringify(value).includes('"$'),
  )
  return plain.length > 0 ? Object.fromEntries(plain) : undefined
}
