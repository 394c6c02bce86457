/**
 * Emits `rows.tsx` and `table.tsx` of an entity with a parent: its inputs inside the parent's form, and its
 * table on the parent's page.
 */
import { banner } from '#codegen/banner.ts'
import type { EntityEmitter, EntityModel, Model, PropertyModel } from '#codegen/model.ts'
import { isFold, type Computed, type Fold } from '#schemas/computedProperty.ts'
import type { Child } from '#schemas/entity.ts'
import { fieldName, folderOf, shown } from '#codegen/emit/fields.ts'
import { editable, inputName } from '#codegen/emit/inputs.ts'
import { importsFor } from '#codegen/emit/jsx.ts'
import { literal, quoted } from '#codegen/emit/literal.ts'

/** Name of the constant that describes such rows to a form. */
export const rowsName = ({ constName }: EntityModel): string => `${constName}Rows`
/** Name of the component that shows them. */
export const tableName = ({ facts }: EntityModel): string => `${facts.typeName}Table`

export const emitRows: EntityEmitter = (entity) => {
  if (!entity.facts.properties.some(({ relation }) => relation?.parent)) return []
  const file = (name: string, text: string) => ({
    path: `${folderOf(entity)}/${name}`,
    text: banner(entity.file) + text,
  })
  return [...(isFilledIn(entity) ? [file('rows.tsx', rowsText(entity))] : []), file('table.tsx', tableText(entity))]
}

/** The child relations of an entity, each with the child's entity. */
export const kindsOf = ({ facts }: EntityModel, { entities }: Model): { child: Child; rows: EntityModel }[] =>
  (facts.children ?? []).flatMap((child) => {
    const rows = entities.find((one) => one.facts.name === child.entity)
    return rows ? [{ child, rows }] : []
  })

/** Whether anybody may fill in such rows. */
export const isFilledIn = (rows: EntityModel): boolean =>
  (rows.facts.access.create ?? rows.facts.access.update) !== undefined && editable(rows).length > 0

type Kinds = readonly { child: Child; rows: EntityModel }[]

/** Computed values that a form shows while typing: from own properties, and from the rows in the form. */
export function previewed(entity: EntityModel, kinds: Kinds = []): Record<string, Computed> {
  const given = entity.properties.flatMap(({ facts: { name }, computed }) =>
    computed === undefined ? [] : [[name, computed] as const],
  )
  const folds = given.flatMap(([name, computed]) => {
    const told = isFold(computed) ? ofRows(computed, kinds) : undefined
    return told ? [[name, told] as const] : []
  })
  const typed = [...editable(entity).map(({ facts }) => facts.name), ...folds.map(([name]) => name)]
  const expressions = given.filter(([, computed]) => !isFold(computed) && typed.some((name) => names(computed, name)))
  return Object.fromEntries<Computed>([...folds, ...expressions])
}

/** Whether an expression, or a condition in it, refers to this property. */
function names(computed: Computed, property: string): boolean {
  const text = JSON.stringify(computed)
  return text.includes(`"$.${property}"`) || text.includes(`"${property}":`)
}

/** The fold with the name of the child relation in its path; undefined when it is over other records. */
function ofRows(fold: Fold, kinds: Kinds): Fold | undefined {
  const [kind, path] = Object.entries(fold).find(([key]) => ['sum', 'count', 'min', 'max'].includes(key)) ?? []
  if (kind === undefined || typeof path !== 'string') return undefined
  const [way, ...rest] = path.split('.')
  const found = kinds.find(({ child, rows }) => {
    const relation = rows.facts.properties.find(({ name }) => name === child.property)?.relation
    return relation?.inverse === way
  })
  return found && { ...fold, [kind]: [found.child.name, ...rest].join('.') }
}

/** Properties of the form in its order, followed by computed ones. */
function cellsOf(entity: EntityModel): { property: PropertyModel; isInput: boolean }[] {
  const inputs = new Set(editable(entity).map(({ facts }) => facts.name))
  const follows = previewed(entity)
  const inForm = entity.ui.form.groups.flatMap(({ fields }) => fields).filter((name) => inputs.has(name))
  const all = [...inForm, ...Object.keys(follows).filter((name) => !inForm.includes(name))]
  return all.flatMap((name) => {
    const property = entity.properties.find(({ facts }) => facts.name === name)
    // Values whose reads are logged appear masked in rows, and cannot be edited there.
    const isOut = property?.facts.access?.logReads === true || name === entity.facts.position
    return property && !isOut ? [{ property, isInput: inputs.has(name) }] : []
  })
}

function rowsText(entity: EntityModel): string {
  const { facts, constName } = entity
  const cells = cellsOf(entity)
  const follows = previewed(entity)
  const namesOf = (isInput: boolean) =>
    cells.filter((cell) => cell.isInput === isInput).map(({ property }) => property.facts.name)
  const imports = [
    `import type { ChildKind } from '#resources/form/values/childRows.ts'\n`,
    `import { ${constName} } from '#schemas/generated/${facts.name}.ts'\n`,
    importLine(namesOf(false).map(fieldName), './fields.tsx'),
    importLine(namesOf(true).map(inputName), './inputs.tsx'),
  ]
  const lines = cells.map(
    ({
      property: {
        facts: { name },
      },
      isInput,
    }) =>
      isInput
        ? `    { name: '${name}', input: ${inputName(name)} },\n`
        : `    { name: '${name}', field: ${fieldName(name)} },\n`,
  )
  return [
    ...imports,
    `\nexport const ${rowsName(entity)}: ChildKind = {\n  entity: ${constName},\n`,
    `  validators: () => import('#schemas/generated/${facts.name}.validate.js'),\n`,
    `  cells: [\n${lines.join('')}  ],\n`,
    ...(Object.keys(follows).length > 0 ? [`  computed: ${literal(follows, '  ', 13)},\n`] : []),
    '}\n',
  ].join('')
}

function tableText(entity: EntityModel): string {
  const { constName, ui } = entity
  const visible = new Map(shown(entity).map((property) => [property.facts.name, property]))
  const columns = ui.list.columns.flatMap((name) => {
    const property = visible.get(name)
    return property && !ui.list.hidden.includes(name) ? [property] : []
  })
  const lines = columns.map(({ facts: { name } }) => `    { name: '${name}', field: ${fieldName(name)} },\n`)
  const open = `<ChildTable entity={${constName}} columns={columns} {...props} />`
  return [
    `import { ChildTable, type ChildTableProps } from '#resources/show/ChildTable.tsx'\n`,
    importsFor(open, { [constName]: `#schemas/generated/${entity.facts.name}.ts` }),
    importLine(
      columns.map(({ facts }) => fieldName(facts.name)),
      './fields.tsx',
    ),
    `\nconst columns = [\n${lines.join('').replaceAll('    {', '  {')}]\n\n`,
    `export const ${tableName(entity)} = (props: ChildTableProps) => ${open}\n`,
  ].join('')
}

function importLine(names: readonly string[], from: string): string {
  if (names.length === 0) return ''
  const sorted = names.toSorted()
  const flat = `import { ${sorted.join(', ')} } from ${quoted(from)}\n`
  return flat.length <= 121
    ? flat
    : `import {\n${sorted.map((name) => `  ${name},\n`).join('')}} from ${quoted(from)}\n`
}
