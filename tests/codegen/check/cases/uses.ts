/** Keywords that do not go with the property they stand at. */
import { courier } from '#tests/codegen/project.ts'
import { type Case, depot, one, text, toDepot, two } from './couriers.ts'

const form = (groups: readonly object[]) => ({ 'x-ui': { form: { groups } } })
const group = (name: string, ...fields: string[]) => ({ name, fields })

export const uses: Case[] = [
  {
    name: 'column of what is never returned',
    in: one({ pin: { ...text, writeOnly: true } }, { 'x-ui': { list: { columns: ['pin'] } } }),
    out: ['courier.schema.json:24:9 x-ui.list.columns[0]: "pin" is writeOnly, so there is nothing to show'],
  },
  {
    name: 'hidden, and no column',
    in: one({}, { 'x-ui': { list: { hidden: ['id'] } } }),
    out: ['courier.schema.json:19:9 x-ui.list.hidden[0]: "id" is hidden, but not in "columns"'],
  },
  {
    name: 'filter of what has no index',
    in: one({}, { 'x-ui': { list: { filters: ['name'] } } }),
    out: [
      'courier.schema.json:19:9 x-ui.list.filters[0]: "name" cannot be filtered; give it "x-store": { "index": true } or { "filter": true }',
    ],
  },
  {
    name: 'total of what does not add up',
    in: one({ pin: { ...text, 'x-ui': { total: true } } }),
    out: [
      'courier.schema.json:13:18 properties.pin.x-ui.total: "pin" does not add up: lists have totals of money, decimals and integers whose reads are not logged',
    ],
  },
  {
    name: 'order of what has no index',
    in: one({}, { 'x-entity': { plural: 'couriers', order: ['name'] } }),
    out: ['courier.schema.json:13:7 x-entity.order[0]: "name" cannot be sorted; give it "x-store": { "index": true }'],
  },
  {
    name: 'input for what is read only',
    in: one({ at: { ...text, readOnly: true } }, { 'x-ui': { form: { fields: ['name', 'at'] } } }),
    out: ['courier.schema.json:25:9 x-ui.form.fields[1]: "at" is readOnly and cannot be in a form'],
  },
  {
    name: 'one tab alone',
    in: one({ city: text }, form([{ name: 'open', fields: ['name'], tab: true }, group('shut', 'city')])),
    out: [
      'courier.schema.json:28:18 x-ui.form.groups[0].tab: "open" is the only tab; give another group "tab": true as well, or take it away here',
    ],
  },
  {
    name: 'two groups of one name',
    in: one({ city: text }, form([group('open', 'name'), group('open', 'city')])),
    out: ['courier.schema.json:30:19 x-ui.form.groups[1].name: another group is called "open" too'],
  },
  {
    name: 'tabs left out where there are none',
    in: one({}, { 'x-ui': { show: { tabs: false } } }),
    out: ['courier.schema.json:18:7 x-ui.show.tabs: the form has no tabs that the page could leave out'],
  },
  {
    name: 'tabs left out of groups that the page has of its own',
    in: one({}, { 'x-ui': { show: { groups: [group('open', 'name')], tabs: false } } }),
    out: [
      'courier.schema.json:26:7 x-ui.show.tabs: the page has groups of its own, which say themselves which are tabs',
    ],
  },
  {
    name: 'columns that there is no room for',
    in: one({}, form([{ name: 'open', fields: ['name'], columns: 7 }])),
    out: ['courier.schema.json:24:22 x-ui.form.groups[0].columns: 7 is not one of 1, 2, 3'],
  },
  {
    name: 'required and hidden by a condition',
    in: one({ city: { ...text, 'x-ui': { visibleWhen: { name: 'x' } } } }, { required: ['city'] }),
    out: [
      'courier.schema.json:13:24 properties.city.x-ui.visibleWhen: "city" is required and cannot be hidden: leave out visibleWhen, or take "city" from required',
    ],
  },
  {
    name: 'required and hidden in a form',
    in: one({ city: { ...text, 'x-ui': { hide: ['create'] } } }, { required: ['city'] }),
    out: [
      'courier.schema.json:14:11 properties.city.x-ui.hide[0]: "city" is required and cannot be hidden: leave out hide, or take "city" from required',
    ],
  },
  {
    name: 'required and not in the form',
    in: one({ city: text }, { required: ['city'], 'x-ui': { form: { fields: ['name'] } } }),
    out: ['courier.schema.json:24:5 x-ui.form: "city" is required but not in the form, so nothing can be created'],
  },
  {
    name: 'a circle of required relations',
    in: {
      'courier.schema.json': courier({ depot: toDepot }, { required: ['depot'] }),
      'depot.schema.json': {
        ...depot,
        required: ['head'],
        properties: { name: text, head: { title: 'Name', 'x-relation': { entity: 'courier' } } },
      },
    },
    out: [
      'courier.schema.json:12:19 properties.depot.x-relation.entity: these required relations form a circle, so no first record can be created: courier → depot → courier; make one of them optional',
    ],
  },
  {
    name: 'clearing a required relation',
    in: two(
      { depot: { title: 'Depot', 'x-relation': { entity: 'depot', onDelete: 'clear' } } },
      { required: ['depot'] },
    ),
    out: [
      'courier.schema.json:13:21 properties.depot.x-relation.onDelete: "depot" is required, so it cannot be cleared when the depot goes; use restrict or cascade',
    ],
  },
  {
    name: 'rows that are narrowed by what is not narrowed',
    in: two({ depot: toDepot }, { 'x-access': { read: '*', within: ['depot'] } }),
    out: ['courier.schema.json:21:5 x-access.within.0: "depot" is no relation to one record whose rows are narrowed'],
  },
  {
    name: 'rows that are narrowed by what they narrow themselves',
    in: {
      ...one(
        { depot: { ...toDepot, 'x-relation': { entity: 'depot', inverse: 'couriers' } } },
        { 'x-access': { read: '*', within: ['depot'] } },
      ),
      'depot.schema.json': { ...depot, 'x-access': { read: '*', within: ['couriers'] } },
    },
    out: [
      'courier.schema.json:22:5 x-access.within.0: "depot" is narrowed by this entity itself',
      'depot.schema.json:15:5 x-access.within.0: "couriers" is narrowed by this entity itself',
    ],
  },
  {
    name: 'sorting a relation',
    in: two({ depot: { ...toDepot, 'x-store': { sort: true } } }),
    out: ['courier.schema.json:15:17 properties.depot.x-store.sort: a relation cannot be sorted'],
  },
  {
    name: 'searching a number',
    in: one({ size: { title: 'Name', type: 'integer', 'x-store': { search: true } } }),
    out: ['courier.schema.json:13:19 properties.size.x-store.search: an integer cannot be searched as text'],
  },
  {
    name: 'a unique set without the property itself',
    in: one({ city: { ...text, 'x-store': { unique: ['name'] } } }),
    out: [
      'courier.schema.json:13:19 properties.city.x-store.unique: must name "city" itself among the properties that are unique together',
    ],
  },
]
