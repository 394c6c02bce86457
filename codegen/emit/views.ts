/** Emits the views of an entity: short components of its fields and inputs, and the two chunks that load them. */
import { banner } from '#codegen/banner.ts'
import type { EntityEmitter, EntityModel, FormGroup, Model, OutputFile, PropertyModel } from '#codegen/model.ts'
import { longestLocalizedLine } from '#codegen/localized.ts'
import type { Entity } from '#schemas/entity.ts'
import { isSingle } from '#schemas/single.ts'
import { columnName, fieldName, folderOf, shown } from './fields.ts'
import { askedFor, editable, inputName, whenOf } from './inputs.ts'
import { Code, element, importsFor, opening } from './jsx.ts'
import { literal } from './literal.ts'

export type View = 'List' | 'Show' | 'Form' | 'Edit' | 'Create'

/** The views of this entity, in the order in which users meet them. */
export function viewsOf(entity: EntityModel): View[] {
  const { ui, facts } = entity
  const isOne = isSingle(facts)
  const isWritten = (facts.access.create ?? facts.access.update) !== undefined && editable(entity).length > 0
  return [
    ...(isOne ? [] : ['List' as const]),
    ...(isOne || ui.routes.show ? ['Show' as const] : []),
    ...(isWritten ? ['Form' as const] : []),
    ...(isWritten && ui.routes.edit ? ['Edit' as const] : []),
    ...(isWritten && ui.routes.create ? ['Create' as const] : []),
  ]
}

/** The source text of one view, without banner. */
export function viewText(entity: EntityModel, view: View): string {
  const body = bodies[view](entity)
  return `${importsFor(body, sourcesOf(entity))}\n${body}`
}

export const emitViews: EntityEmitter = (entity, model) => {
  const { typeName } = entity.facts
  const views = viewsOf(entity)
  const file = (name: string, text: string): OutputFile => ({
    path: `${folderOf(entity)}/${name}`,
    text: banner(entity.file) + text,
  })
  const chunk = (name: string, wanted: readonly View[]) => {
    const own = views.filter((view) => wanted.includes(view))
    const lines = own.map((view) => `export { ${typeName}${view} } from './${typeName}${view}.tsx'\n`)
    return own.length ? [file(name, lines.join(''))] : []
  }
  return [
    ...views.map((view) => file(`${typeName}${view}.tsx`, viewText(entity, view))),
    ...chunk('views.ts', ['List', 'Show']),
    ...chunk('forms.ts', ['Form', 'Edit', 'Create']),
    file('index.ts', indexText(entity, views, isPointedAt(entity, model))),
  ]
}

const bodies: Record<View, (entity: EntityModel) => string> = {
  List,
  Show,
  Form,
  Edit: (entity) => pageText(entity, 'Edit'),
  Create: (entity) => pageText(entity, 'Create'),
}

function List(entity: EntityModel): string {
  const { facts, ui, constName } = entity
  const columns = ui.list.columns.map((name) => `    <${columnName(name)} key="${name}" />\n`)
  const open = opening(
    'EntityList',
    {
      entity: new Code(constName),
      filters: ui.list.filters.length ? ui.list.filters : undefined,
      hidden: ui.list.hidden.length ? ui.list.hidden : undefined,
      pagination: ui.list.pagination ? undefined : new Code('false'),
    },
    '  ',
  )
  return `export const ${facts.typeName}List = () => (\n  ${open}\n${columns.join('')}  </EntityList>\n)\n`
}

function Show(entity: EntityModel): string {
  const { facts, ui, constName } = entity
  const visible = new Map(shown(entity).map((property) => [property.facts.name, property]))
  const groups = ui.show.groups.map((group) =>
    groupText('ShowGroup', group, (name) => {
      const property = visible.get(name)
      return property ? [element('Detail', detailProps(property), '      ')] : []
    }),
  )
  return `export const ${facts.typeName}Show = () => (\n  <EntityShow entity={${constName}}>\n${groups.join('')}  </EntityShow>\n)\n`
}

function Form(entity: EntityModel): string {
  const { facts, ui, constName } = entity
  const names = new Set(editable(entity).map((property) => property.facts.name))
  const groups = ui.form.groups.map((group) =>
    groupText('FormGroup', group, (name) => (names.has(name) ? [`<${inputName(name)} />`] : [])),
  )
  const load = `const validators = () => import('#schemas/generated/${facts.name}.validate.js')\n`
  return `${load}\nexport const ${facts.typeName}Form = () => (\n  <EntityForm entity={${constName}} validators={validators}>\n${groups.join('')}  </EntityForm>\n)\n`
}

const pageText = ({ facts: { typeName, name } }: EntityModel, view: 'Edit' | 'Create'): string =>
  `export const ${typeName}${view} = () => <${view}Page resource="${name}" />\n`

function groupText(component: string, { name, fields }: FormGroup, lineOf: (field: string) => string[]): string {
  const lines = fields.flatMap(lineOf).map((line) => `      ${line}\n`)
  if (lines.length === 0) return ''
  return `    <${component}${name ? ` name="${name}"` : ''}>\n${lines.join('')}    </${component}>\n`
}

const detailProps = (property: PropertyModel) => ({
  source: property.facts.name,
  field: new Code(fieldName(property.facts.name)),
  wide: isWide(property),
  read: property.facts.access?.mask ? undefined : property.facts.access?.read,
  when: whenOf(property),
})

const isWide = ({ facts, ui }: PropertyModel): boolean =>
  ['text', 'list', 'rows'].includes(facts.type) ||
  (facts.type === 'localized' && (facts.maxLength ?? 0) > longestLocalizedLine) ||
  ui.widget === 'textarea' ||
  facts.relation?.many === true

/** Modules of everything that a view may use. */
function sourcesOf(entity: EntityModel): Record<string, string> {
  const { facts, constName, properties } = entity
  const parts = properties.flatMap(({ facts: { name } }) => [
    [fieldName(name), './fields.tsx'],
    [columnName(name), './fields.tsx'],
    [inputName(name), './inputs.tsx'],
  ])
  return {
    ...Object.fromEntries(parts),
    [constName]: `#schemas/generated/${facts.name}.ts`,
    EntityList: '#resources/list/EntityList.tsx',
    EntityShow: '#resources/show/EntityShow.tsx',
    ShowGroup: '#resources/show/ShowGroup.tsx',
    Detail: '#resources/show/Detail.tsx',
    EntityForm: '#resources/form/EntityForm.tsx',
    FormGroup: '#resources/form/FormGroup.tsx',
    EditPage: '#resources/form/FormPage.tsx',
    CreatePage: '#resources/form/FormPage.tsx',
  }
}

/**
 * Settings and logs are searched on their own pages only: including them in every search would flood it and
 * load the server.
 */
const isFoundFromOutside = ({ kind, properties }: Entity): boolean =>
  kind === 'record' && properties.some(({ search }) => search)

/** Whether some relation points at the entity, so that its records may be in use. */
const isPointedAt = ({ facts }: EntityModel, { entities }: Model): boolean =>
  entities.some(({ properties }) => properties.some((one) => one.facts.relation?.entity === facts.name))

function indexText(entity: EntityModel, views: readonly View[], isUsed: boolean): string {
  const { facts, ui } = entity
  const { name, typeName, titleField, access, properties } = facts
  const isLocalized = properties.some((one) => one.name === titleField && one.type === 'localized')
  const lazily = (view: View) =>
    `lazy(async () => ({ default: (await import('./${view === 'List' || view === 'Show' ? 'views' : 'forms'}.ts')).${typeName}${view} }))`
  const isOne = isSingle(facts)
  // The page of the only record is the one that its menu entry leads to.
  const nameOfPage = (view: View) => (isOne && view === 'Show' ? 'list' : view.toLowerCase())
  const pages = views.filter((view) => view !== 'Form').map((view) => `  ${nameOfPage(view)}: ${lazily(view)},\n`)
  const { read, create, update } = access
  const options = [
    `    access: ${literal({ read, create, update }, '    ', 12)},\n`,
    ...(ui.menu ? [`    menuGroup: '${ui.menu.group}',\n`] : []),
    ...(isOne ? ['    single: true,\n'] : []),
    ...(ui.form.in === 'dialog' ? ['    dialog: true,\n'] : []),
    ...(facts.kind === 'lookup' && isUsed ? ['    used: true,\n'] : []),
    ...(ui.list.pagination ? [] : ['    pagination: false,\n']),
    ...(isFoundFromOutside(facts) ? ['    search: true,\n'] : []),
    ...(views.includes('List') || views.includes('Show') ? [`    preload: () => import('./views.ts'),\n`] : []),
    ...(views.includes('Form') ? [`    form: ${lazily('Form')},\n`] : []),
    ...(askedFor(entity).length > 0
      ? [`    actionInputs: async () => (await import('./actions.tsx')).actionInputs,\n`]
      : []),
    ...(views.includes('List') ? [`    list: ${lazily('List')},\n`] : []),
  ]
  return [
    `import { lazy } from 'react'\nimport type { EntityOptions } from '#resources/entityOptions.ts'\n`,
    isLocalized ? `import { localizedTitle } from '#resources/texts/titleText.ts'\n\n` : '\n',
    `export default {\n  name: '${name}',\n`,
    `  recordRepresentation: ${isLocalized ? `localizedTitle('${titleField}')` : `'${titleField}'`},\n`,
    ...pages,
    `  options: {\n${options.join('')}  } satisfies EntityOptions,\n}\n`,
  ].join('')
}
