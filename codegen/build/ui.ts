/** The presentation of an entity: `x-ui` with defaults for what it leaves out. */
import type { Entity, Property } from '#schemas/entity.ts'
import { isSingle } from '#schemas/single.ts'
import { longestLocalizedLine } from '#codegen/localizedKind.ts'
import type { EntityUi, FormGroup, PropertyModel, PropertyUi } from '#codegen/model.ts'
import type { EntityScreens, Layout, PropertySchema } from '#codegen/schemaFile.ts'
import { defined } from './value.ts'

export function buildPropertyUi(schema: PropertySchema): PropertyUi {
  const { widget, format, width, total, visibleWhen, hide = [] } = schema['x-ui'] ?? {}
  return defined({ widget, format, width, total, visibleWhen, hide })
}

export function buildUi(screens: EntityScreens, facts: Entity, properties: readonly PropertyModel[]): EntityUi {
  const formGroups: readonly FormGroup[] = groupsOf(screens.form) ?? [{ fields: namesOf(properties, isEditable) }]
  const pageGroups = formGroups.map(({ name, fields, tab }) =>
    defined({ name, fields, tab: screens.show?.tabs === false ? undefined : tab }),
  )
  const inDialog = screens.form?.in === 'dialog'
  return defined({
    routes: buildRoutes(screens.routes, facts, inDialog),
    menu: screens.menu,
    list: buildList(screens.list ?? {}, facts, properties),
    form: { in: inDialog ? 'dialog' : 'page', groups: formGroups },
    show: { groups: groupsOf(screens.show) ?? showGroups(pageGroups, properties) },
  } satisfies EntityUi)
}

/**
 * Paths of pages: the list, a record's page unless refused, and create and edit pages when the form is not a
 * dialog. The page of a singleton takes the place of its list.
 */
function buildRoutes(given: EntityScreens['routes'], facts: Entity, inDialog: boolean): EntityUi['routes'] {
  const list = given?.list ?? `/${facts.plural}`
  if (isSingle(facts)) return defined({ list, edit: facts.access.update ? `${list}/edit` : undefined })
  const create = facts.access.create && !inDialog ? `${list}/create` : undefined
  const edit = facts.access.update && !inDialog ? `${list}/{id}/edit` : undefined
  const show = given?.show === false ? undefined : (given?.show ?? `${list}/{id}`)
  return defined({ list, create: given?.create ?? create, edit: given?.edit ?? edit, show })
}

function buildList(
  list: NonNullable<EntityScreens['list']>,
  facts: Entity,
  properties: readonly PropertyModel[],
): EntityUi['list'] {
  const isTitle = (one: PropertyModel) => one.facts.name === facts.titleField && isVisible(one, 'list')
  const columns =
    list.columns ??
    namesOf(properties, (one) => isColumn(one) || isTitle(one)).filter((name) => name !== facts.position)
  const filters = list.filters ?? namesOf(properties, ({ facts }) => facts.filter && columns.includes(facts.name))
  const totals = namesOf(properties, (one) => one.ui.total ?? addsUp(one.facts, facts))
  return { columns, hidden: list.hidden ?? [], filters, totals, pagination: list.pagination ?? true }
}

/** Whether lists add a value up where its schema does not say. Sums over definitions and over prices mean nothing. */
export const addsUp = ({ name, type, writeOnly, access }: Property, { kind }: Entity): boolean => {
  const isAmount = (type === 'money' || type === 'decimal') && !ofOne.test(name)
  return kind !== 'lookup' && isAmount && !writeOnly && !access?.logReads && !access?.mask
}

/** Names of what one of something costs or measures: price, unitPrice, hourlyRate, pricePerDay, perHour. */
const ofOne = /(?:^|[a-z])(?:[pP]rice|[rR]ate|[tT]ariff)$|(?:^p|[a-z]P)er[A-Z]/

const groupsOf = (layout: Layout | undefined): readonly FormGroup[] | undefined =>
  layout?.groups ?? (layout?.fields && [{ fields: layout.fields }])

/**
 * The groups of the form without its columns, which are for inputs, and behind them, or in the first tab, the
 * properties that the form does not have.
 */
function showGroups(groups: readonly FormGroup[], properties: readonly PropertyModel[]): readonly FormGroup[] {
  const shown = new Set(groups.flatMap(({ fields }) => fields))
  const rest = namesOf(properties, (property) => isVisible(property, 'show') && !shown.has(property.facts.name))
  const second = groups.findIndex(({ tab }, index) => tab && groups.slice(0, index).some((before) => before.tab))
  const last = (second === -1 ? groups.length : second) - 1
  return groups.map((group, index) => {
    const fields = group.fields.filter((name) =>
      properties.some((one) => one.facts.name === name && isVisible(one, 'show')),
    )
    return { ...group, fields: index === last ? [...fields, ...rest] : fields }
  })
}

const namesOf = (properties: readonly PropertyModel[], keep: (property: PropertyModel) => boolean): string[] =>
  properties.filter(keep).map(({ facts }) => facts.name)

const isVisible = ({ facts, ui }: PropertyModel, view: 'list' | 'show'): boolean =>
  facts.name !== 'id' && !facts.writeOnly && !ui.hide.includes(view)

const isColumn = (property: PropertyModel): boolean =>
  isVisible(property, 'list') && !isLong(property.facts) && !isLeftOut(property.facts)

/** Whether lists leave the property out: its reads are logged and it has no mask to show instead. */
const isLeftOut = ({ access }: Property): boolean => access?.logReads === true && !access.mask

const isLong = ({ type, maxLength = 0 }: Property): boolean =>
  type === 'json' || type === 'text' || type === 'rows' || (type === 'localized' && maxLength > longestLocalizedLine)

const isEditable = ({ facts, ui }: PropertyModel): boolean =>
  !facts.readOnly && facts.name !== 'id' && !(ui.hide.includes('edit') && ui.hide.includes('create'))
