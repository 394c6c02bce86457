/** Emits the views of an entity: short components of its fields and inputs, and the two chunks that load them. */
import { banner } from '#codegen/banner.ts'
import type { EntityEmitter, EntityModel, FormGroup, Model, OutputFile, PropertyModel } from '#codegen/model.ts'
import { longestLocalizedLine } from '#codegen/localizedKind.ts'
import type { Entity } from '#schemas/entity.ts'
import { isSingle } from '#schemas/single.ts'
import { columnName, fieldName, folderOf, shown } from './fields.ts'
import { askedFor, editable, inputName, whenOf } from './inputs.ts'
import { Code, element, importsFor, opening } from './jsx.ts'
import { literal } from './literal.ts'
import { isFilledIn, kindsOf, previewed, rowsName, tableName } from '#codegen/emit/children/rows.ts'

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
export function viewText(entity: EntityModel, view: View, model: Model): string {
  const body = bodies[view](entity, model)
  const lazily = body.includes('lazyPart(') ? `import { lazyPart } from '#resources/page/lazyPart.tsx'\n` : ''
  const typed = body.includes(': ComputedOf') ? `import type { ComputedOf } from '#domain/computedValues.ts'\n` : ''
  const sources = { ...sourcesOf(entity, model), ...(view === 'Form' ? { GroupTabs: tabsFile } : {}) }
  return `${typed}${lazily}${importsFor(body, sources)}\n${body}`
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
    ...views.map((view) => file(`${typeName}${view}.tsx`, viewText(entity, view, model))),
    ...chunk('views.ts', ['List', 'Show']),
    ...chunk('forms.ts', ['Form', 'Edit', 'Create']),
    file('index.ts', indexText(entity, views, isPointedAt(entity, model))),
  ]
}

const bodies: Record<View, (entity: EntityModel, model: Model) => string> = {
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

function Show(entity: EntityModel, model: Model): string {
  const { facts, ui, constName } = entity
  const visible = new Map(shown(entity).map((property) => [property.facts.name, property]))
  const groups = groupsText(
    'ShowGroup',
    ui.show.groups,
    (name, indent) => {
      const property = visible.get(name)
      return property ? [element('Detail', detailProps(property), indent)] : []
    },
    true,
  )
  const kinds = kindsOf(entity, model)
  const late = (name: string, path: string) =>
    `const ${name} = lazyPart(async () => ({ default: (await import('${path}')).${name} }))\n`
  // Late, because the views of a record are loaded with its list.
  const load = [
    ...(groups.includes('<GroupTabs>') ? [late('GroupTabs', tabsFile)] : []),
    ...kinds.map(({ rows }) => late(tableName(rows), `#resources/generated/${rows.facts.plural}/table.tsx`)),
  ]
  const tables = kinds.map(
    ({ child, rows }) =>
      `    <Suspense>\n      ${element(tableName(rows), { name: child.name, property: child.property })}\n    </Suspense>\n`,
  )
  const head = load.length > 0 ? `${load.join('')}\n` : ''
  return `${head}export const ${facts.typeName}Show = () => (\n  <EntityShow entity={${constName}}>\n${groups}${tables.join('')}  </EntityShow>\n)\n`
}

function Form(entity: EntityModel, model: Model): string {
  const { facts, ui, constName } = entity
  const names = new Set(editable(entity).map((property) => property.facts.name))
  const groups = groupsText('FormGroup', ui.form.groups, (name) => (names.has(name) ? [`<${inputName(name)} />`] : []))
  const load = `const validators = () => import('#schemas/generated/${facts.name}.validate.js')\n`
  const kinds = kindsOf(entity, model).filter(({ rows }) => isFilledIn(rows))
  const [follows, hasRows] = [previewed(entity, kinds), kinds.length > 0]
  const said = kinds.map(({ child, rows }) => `${child.name}: ${rowsName(rows)}`)
  const consts = [
    load,
    ...(hasRows ? [`const rows = { ${said.join(', ')} }\n`] : []),
    ...(isEmpty(follows) ? [] : [`const computed: ComputedOf = ${literal(follows, '', 29)}\n`]),
  ]
  const rows = hasRows ? new Code('rows') : undefined
  const open = opening('EntityForm', { entity: new Code(constName), validators: new Code('validators'), rows }, '  ')
  const below = [
    ...kinds.map(({ child: { name, property, most }, rows: of }) =>
      element('ChildRows', { name, of: new Code(rowsName(of)), property, most }, '    '),
    ),
    ...(isEmpty(follows) ? [] : [computedText(entity, Object.keys(follows), hasRows)]),
  ].map((part) => `    ${part}\n`)
  return `${consts.join('')}\nexport const ${facts.typeName}Form = () => (\n  ${open}\n${groups}${below.join('')}  </EntityForm>\n)\n`
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0

/** The prop with values that are computed while typing. */
function computedText({ constName, properties }: EntityModel, names: readonly string[], hasRows: boolean): string {
  const rows = hasRows ? new Code('rows') : undefined
  const open = opening('ComputedValues', { entity: new Code(constName), computed: new Code('computed'), rows }, '    ')
  const values = properties
    .filter(({ facts }) => names.includes(facts.name))
    .map(({ facts: { name, access } }) =>
      element('ComputedValue', { source: name, field: new Code(fieldName(name)), read: access?.read }, '      '),
    )
  return `${open}\n${values.map((value) => `      ${value}\n`).join('')}    </ComputedValues>`
}

const pageText = ({ facts: { typeName, name } }: EntityModel, view: 'Edit' | 'Create'): string =>
  `export const ${typeName}${view} = () => <${view}Page resource="${name}" />\n`

type LineOf = (field: string, indent: string) => string[]

/**
 * Groups below each other; from the first that is a tab on in tabs. A tab without anything in it is left out.
 *
 * @param isLate The tabs are loaded when they are shown.
 */
function groupsText(component: string, groups: readonly FormGroup[], lineOf: LineOf, isLate = false): string {
  const firstTab = groups.findIndex(({ tab }) => tab)
  const above = firstTab === -1 ? groups : groups.slice(0, firstTab)
  const tabs: FormGroup[][] = []
  for (const group of groups.slice(above.length))
    if (group.tab) tabs.push([group])
    else tabs.at(-1)?.push(group)
  const filled = tabs.map((tab) => tab.filter(({ fields }) => fields.some((field) => lineOf(field, '').length > 0)))
  const shown = filled.filter((tab) => tab.length > 0)
  const text = (some: readonly FormGroup[], indent: string) =>
    some.map((group) => groupText(component, group, lineOf, indent)).join('')
  if (shown.length < 2) return text([...above, ...shown.flat().map((group) => ({ ...group, tab: undefined }))], '    ')
  const named = shown.map(([first, ...others]) => [
    { ...first, fields: first?.fields ?? [], tab: true as const },
    ...others,
  ])
  const [open, close, indent] = isLate
    ? ['    <Suspense>\n      <GroupTabs>\n', '      </GroupTabs>\n    </Suspense>\n', '        ']
    : ['    <GroupTabs>\n', '    </GroupTabs>\n', '      ']
  return `${text(above, '    ')}${open}${text(named.flat(), indent)}${close}`
}

function groupText(component: string, group: FormGroup, lineOf: LineOf, indent: string): string {
  const { name, fields, tab, columns } = group
  const lines = fields.flatMap((field) => lineOf(field, `${indent}  `)).map((line) => `${indent}  ${line}\n`)
  if (lines.length === 0) return ''
  const props = { name, tab, columns: columns === undefined ? undefined : new Code(String(columns)) }
  return `${indent}${opening(component, props, indent)}\n${lines.join('')}${indent}</${component}>\n`
}

const tabsFile = '#resources/tabs/GroupTabs.tsx'

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
function sourcesOf(entity: EntityModel, model: Model): Record<string, string> {
  const { facts, constName, properties } = entity
  const parts = properties.flatMap(({ facts: { name } }) => [
    [fieldName(name), './fields.tsx'],
    [columnName(name), './fields.tsx'],
    [inputName(name), './inputs.tsx'],
  ])
  const kinds = kindsOf(entity, model).map(({ rows }) => [
    rowsName(rows),
    `#resources/generated/${rows.facts.plural}/rows.tsx`,
  ])
  return {
    ...Object.fromEntries([...parts, ...kinds]),
    [constName]: `#schemas/generated/${facts.name}.ts`,
    EntityList: '#resources/list/EntityList.tsx',
    EntityShow: '#resources/show/EntityShow.tsx',
    ShowGroup: '#resources/show/ShowGroup.tsx',
    Detail: '#resources/show/Detail.tsx',
    EntityForm: '#resources/form/EntityForm.tsx',
    FormGroup: '#resources/form/FormGroup.tsx',
    ChildRows: '#resources/inputs/children/ChildRows.tsx',
    ComputedValues: '#resources/form/ComputedValues.tsx',
    ComputedValue: '#resources/form/ComputedValue.tsx',
    Suspense: 'react',
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

/** The file with whose views this one is loaded. */
const chunkOf = (view: View): 'views' | 'forms' => (view === 'List' || view === 'Show' ? 'views' : 'forms')

function indexText(entity: EntityModel, views: readonly View[], isUsed: boolean): string {
  const { facts, ui } = entity
  const { name, typeName, titleField, access, properties } = facts
  const isLocalized = properties.some((one) => one.name === titleField && one.type === 'localized')
  const lazily = (view: View) => `lazyView(${chunkOf(view)}, '${typeName}${view}')`
  const chunks = [...new Set(views.map(chunkOf))]
  const isOne = isSingle(facts)
  // The menu entry of a singleton leads to its page.
  const nameOfPage = (view: View) => (isOne && view === 'Show' ? 'list' : view.toLowerCase())
  const pages = views.filter((view) => view !== 'Form').map((view) => `  ${nameOfPage(view)}: ${lazily(view)},\n`)
  const { read, create, update } = access
  const options = [
    `    access: ${literal({ read, create, update }, '    ', 12)},\n`,
    ...(ui.menu ? [`    menuGroup: '${ui.menu.group}',\n`] : []),
    ...(isOne ? ['    single: true,\n'] : []),
    ...(ui.form.in === 'dialog' ? ['    dialog: true,\n'] : []),
    ...(facts.children ? ['    hasRows: true,\n'] : []),
    ...(facts.kind === 'lookup' && isUsed ? ['    used: true,\n'] : []),
    ...(ui.list.totals.length > 0 ? [`    totals: ${literal(ui.list.totals, '    ', 12)},\n`] : []),
    ...(ui.list.pagination ? [] : ['    pagination: false,\n']),
    ...(isFoundFromOutside(facts) ? ['    search: true,\n'] : []),
    ...(views.includes('List') || views.includes('Show') ? [`    preload: views,\n`] : []),
    ...(views.includes('Form') ? [`    form: ${lazily('Form')},\n`] : []),
    ...(askedFor(entity).length > 0
      ? [`    actionInputs: async () => (await import('./actions.tsx')).actionInputs,\n`]
      : []),
    ...(views.includes('List') ? [`    list: ${lazily('List')},\n`] : []),
  ]
  return [
    `import type { EntityOptions } from '#resources/contexts/entityOptions.ts'\n`,
    ...(chunks.length > 0 ? [`import { lazyView } from '#resources/page/lazyView.ts'\n`] : []),
    ...(isLocalized ? [`import { localizedTitle } from '#resources/texts/titleText.ts'\n`] : []),
    '\n',
    ...chunks.map((chunk) => `const ${chunk} = () => import('./${chunk}.ts')\n`),
    ...(chunks.length > 0 ? ['\n'] : []),
    `export default {\n  name: '${name}',\n`,
    `  recordRepresentation: ${isLocalized ? `localizedTitle('${titleField}')` : `'${titleField}'`},\n`,
    ...pages,
    `  options: {\n${options.join('')}  } satisfies EntityOptions,\n}\n`,
  ].join('')
}
