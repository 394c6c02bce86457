/** Requirements for properties that a schema lists as columns, filters, sort keys or form fields. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import type { Layout } from '#codegen/schemaFile.ts'
import type { Property } from '#schemas/entity.ts'
import { propertyNamed, type Draft } from './project.ts'

type Objection = (property: Property) => string | undefined

export function checkLists(draft: Draft): Finding[] {
  const { list = {}, form = {}, show = {} } = draft.schema['x-ui'] ?? {}
  const groups = (layout: typeof show, keyword: string): [readonly string[], Path][] => [
    [layout.fields ?? [], ['x-ui', keyword, 'fields']],
    ...(layout.groups ?? []).map((group, index): [readonly string[], Path] => [
      group.fields ?? [],
      ['x-ui', keyword, 'groups', index, 'fields'],
    ]),
  ]
  const order = (draft.schema['x-entity'].order ?? []).map((key) => key.replace(/^-/, ''))
  return [
    ...object(draft, list.columns ?? [], ['x-ui', 'list', 'columns'], notShown),
    ...noColumn(list.hidden ?? [], draft.entity.ui.list.columns),
    ...object(draft, list.filters ?? [], ['x-ui', 'list', 'filters'], notFiltered),
    ...totals(draft),
    ...object(draft, order, ['x-entity', 'order'], notSorted),
    ...groups(form, 'form').flatMap(([names, path]) => object(draft, names, path, notFilledIn)),
    ...groups(show, 'show').flatMap(([names, path]) => object(draft, names, path, notShown)),
    ...twice(groups(form, 'form')),
    ...both(form, 'form'),
    ...both(show, 'show'),
    ...aloneInTab(form, 'form'),
    ...aloneInTab(show, 'show'),
    ...calledTwice(form, 'form'),
    ...calledTwice(show, 'show'),
    ...noTabs(form, show),
  ]
}

const object = (draft: Draft, names: readonly string[], path: Path, objection: Objection): Finding[] =>
  names.flatMap((name, index) => {
    const property = propertyNamed(draft, name)
    const reason = property && objection(property)
    return reason ? [{ path: [...path, index], message: `"${name}" ${reason}` }] : []
  })

const totals = ({ schema, entity }: Draft): Finding[] =>
  Object.entries(schema.properties).flatMap(([name, { 'x-ui': ui }]) => {
    const property = entity.facts.properties.find((one) => one.name === name)
    if (ui?.total !== true || (property && isAmount(property))) return []
    const message = `"${name}" does not add up: lists have totals of money, decimals and integers whose reads are not logged`
    return [{ path: ['properties', name, 'x-ui', 'total'], message }]
  })

const isAmount = ({ type, writeOnly, access }: Property): boolean =>
  ['money', 'decimal', 'integer'].includes(type) && !writeOnly && !access?.logReads

const notShown: Objection = ({ writeOnly }) => (writeOnly ? 'is writeOnly, so there is nothing to show' : undefined)

const notFiltered: Objection = ({ filter }) =>
  filter ? undefined : 'cannot be filtered; give it "x-store": { "index": true } or { "filter": true }'

const notSorted: Objection = ({ sort }) => (sort ? undefined : 'cannot be sorted; give it "x-store": { "index": true }')

const notFilledIn: Objection = ({ readOnly }) => (readOnly ? 'is readOnly and cannot be in a form' : undefined)

function twice(groups: readonly [readonly string[], Path][]): Finding[] {
  const seen = new Set<string>()
  return groups.flatMap(([names, path]) =>
    names.flatMap((name, index) => {
      const again = seen.has(name)
      seen.add(name)
      return again ? [{ path: [...path, index], message: `"${name}" is already in another group of this form` }] : []
    }),
  )
}

const noColumn = (hidden: readonly string[], columns: readonly string[]): Finding[] =>
  hidden.flatMap((name, index) =>
    columns.includes(name)
      ? []
      : [{ path: ['x-ui', 'list', 'hidden', index], message: `"${name}" is hidden, but not in "columns"` }],
  )

const both = (layout: { fields?: unknown; groups?: unknown }, keyword: string): Finding[] =>
  layout.fields && layout.groups
    ? [{ path: ['x-ui', keyword, 'fields'], atKey: true, message: 'write fields or groups, not both' }]
    : []

/** Refuses a single tab, which leaves nothing to choose. */
function aloneInTab({ groups = [] }: Layout, keyword: string): Finding[] {
  const [first, second] = [...groups.keys()].filter((index) => groups[index]?.tab)
  if (first === undefined || second !== undefined) return []
  const message = `"${groups[first]?.name}" is the only tab; give another group "tab": true as well, or take it away here`
  return [{ path: ['x-ui', keyword, 'groups', first, 'tab'], message }]
}

/** A tab stands in the address by its name, and the words of a group are found by it. */
function calledTwice({ groups = [] }: Layout, keyword: string): Finding[] {
  const names = groups.map(({ name }) => name)
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? [{ path: ['x-ui', keyword, 'groups', index, 'name'], message: `another group is called "${name}" too` }]
      : [],
  )
}

function noTabs(form: Layout, show: Layout & { tabs?: false }): Finding[] {
  if (show.tabs !== false) return []
  const hasOwn = show.groups !== undefined || show.fields !== undefined
  const hasTabs = form.groups?.some(({ tab }) => tab) === true
  if (hasTabs && !hasOwn) return []
  const message = hasOwn
    ? 'the page has groups of its own, which say themselves which are tabs'
    : 'the form has no tabs that the page could leave out'
  return [{ path: ['x-ui', 'show', 'tabs'], atKey: true, message }]
}
