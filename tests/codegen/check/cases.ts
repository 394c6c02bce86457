/** Mistakes in schemas, one per rule, with the message that each must give. */
import type { Sources } from '#codegen/load.ts'
import { courier, tableWith } from '#tests/codegen/project.ts'

export type Case = { name: string; in: Record<string, unknown>; out: readonly string[]; tables?: Sources['tables'] }

const text = { title: 'Name', type: 'string' }
const searched = { ...text, 'x-store': { search: true } }
const depot = { ...courier(), title: 'Depot', 'x-entity': { plural: 'depots' } }
const customer = { ...depot, 'x-access': { read: 'ROLE_SETTINGS', rows: 'staff' } }
const toDepot = { title: 'Depot', 'x-relation': { entity: 'depot' } }
const one = (properties: Record<string, unknown>, keywords?: Record<string, unknown>) => ({
  'courier.schema.json': courier(properties, keywords),
})
/** With a texts file. */
const worded = (properties: Record<string, unknown>, words: object, keywords?: Record<string, unknown>) => ({
  ...one(properties, keywords),
  'i18n/courier.json': words,
})
const two = (properties: Record<string, unknown>, keywords?: Record<string, unknown>) => ({
  ...one(properties, keywords),
  'depot.schema.json': depot,
})

const file: Case[] = [
  {
    name: 'JSON that is not',
    in: { 'courier.schema.json': '{\n  "title": "Courier",\n}' },
    out: ['courier.schema.json:2:21: not JSON: a comma stands behind the last entry; take it out'],
  },
  {
    name: 'a bracket that is missing',
    in: { 'courier.schema.json': '{\n  "title": "Courier"\n' },
    out: ['courier.schema.json:3:1: not JSON: close brace expected'],
  },
  {
    name: 'brackets inside each other without end',
    in: { 'courier.schema.json': `{ "title": ${'['.repeat(5000)}` },
    out: ['courier.schema.json:1:111: more than 100 brackets stand inside each other; take this one out'],
  },
  {
    name: 'brackets inside each other, all of them closed',
    in: { 'courier.schema.json': `{ "title": ${'['.repeat(5000)}${']'.repeat(5000)} }` },
    out: ['courier.schema.json:1:111: more than 100 brackets stand inside each other; take this one out'],
  },
  {
    name: 'file name in camelCase',
    in: { 'fileStatus.schema.json': courier() },
    out: [
      'fileStatus.schema.json:1:1: the file name "fileStatus.schema.json" must be in kebab-case, as in file-status.schema.json',
    ],
  },
  {
    name: 'file name of a generated file',
    in: { 'menu.schema.json': courier() },
    out: [
      'menu.schema.json:1:1: no entity can be called "menu": generated code has that name already',
      'menu.schema.json:10:3 x-entity.api: the API path "/api/v4/menu" is the server\'s own (/api/v4/menu/all); choose another',
    ],
  },
  {
    name: 'file name that TypeScript reserves',
    in: { 'export.schema.json': courier() },
    out: ['export.schema.json:1:1: no entity can be called "export": it is a reserved word in TypeScript'],
  },
  {
    name: '$id of another file',
    in: one({}, { $id: 'depot.schema.json' }),
    out: ['courier.schema.json:16:10 $id: must be "courier.schema.json"'],
  },
  {
    name: 'a property name that is taken',
    in: one({ search: text }),
    out: [
      'courier.schema.json:9:5 properties.search: no property can be called "search": _filter[search] already means the search text',
    ],
  },
]

const taken: Case[] = [
  {
    name: 'a key that stands twice',
    in: { 'courier.schema.json': JSON.stringify(courier(), null, 2).replace('{', '{\n  "title": "Depot",') },
    out: ['courier.schema.json:3:3 title: "title" stands here twice; only the last would count'],
  },
  {
    name: 'an id that is no number',
    in: one({ id: text }),
    out: [
      'courier.schema.json:9:5 properties.id: "id" is filled by the server; write "type": "integer", "readOnly": true',
    ],
  },
  {
    name: 'a day where the server writes a moment',
    in: one({ createdAt: { ...text, format: 'date', readOnly: true } }),
    out: [
      'courier.schema.json:9:5 properties.createdAt: "createdAt" is filled by the server; write "type": "string", "format": "date-time", "readOnly": true',
    ],
  },
  {
    name: 'a person who is a text',
    in: one({ updatedBy: { ...text, readOnly: true } }),
    out: [
      'courier.schema.json:9:5 properties.updatedBy: "updatedBy" is filled by the server; write "x-relation": { "entity": "user" }, "readOnly": true',
    ],
  },
  {
    name: 'a property that every object has',
    in: one({ toString: text }),
    out: [
      'courier.schema.json:9:5 properties.toString: no property can be called "toString": every object in JavaScript has it',
    ],
  },
  {
    name: 'a column that the database has itself',
    in: one({ xmin: text }),
    out: [
      'courier.schema.json:9:5 properties.xmin.x-store.column: column "xmin" already holds something of the database itself; choose another with "x-store": { "column": … }',
    ],
  },
  {
    name: 'a table of the server',
    in: one({}, { 'x-store': { table: 'session' } }),
    out: [
      'courier.schema.json:17:14 x-store.table: the table "session" belongs to the server; give the table another name: "x-store": { "table": "app_session" }',
    ],
  },
  {
    name: 'an index of two tables',
    in: {
      ...one({ depotCode: { ...text, 'x-store': { index: true } } }),
      'courier-depot.schema.json': {
        ...depot,
        title: 'Depot',
        properties: { code: { ...text, 'x-store': { index: true } } },
      },
    },
    out: [
      'courier-depot.schema.json:5:13 properties.code: the name of its index (x-store.column gives it another), "courier_depot_code_id_idx" is already used by courier.schema.json',
    ],
  },
  {
    name: 'a byte order mark',
    in: { 'courier.schema.json': `\uFEFF${JSON.stringify(courier())}` },
    out: ['courier.schema.json:1:1: not JSON: it begins with a byte order mark; save it as UTF-8 without one'],
  },
  {
    name: 'limits that no value meets',
    in: one({ size: { title: 'Name', type: 'integer', minimum: 5, maximum: 1 } }),
    out: ['courier.schema.json:12:18 properties.size.minimum: "minimum" is above "maximum", so no value fits'],
  },
  {
    name: 'a search through what leads nowhere',
    in: two({ title: searched, depot: toDepot }, { 'x-store': { searchThrough: ['depots', 'name'] } }),
    out: [
      'courier.schema.json:31:7 x-store.searchThrough[0]: "depots" is no relation to one record, nor the inverse of one to this',
      'courier.schema.json:32:7 x-store.searchThrough[1]: "name" is no relation to one record, nor the inverse of one to this',
    ],
  },
  {
    name: 'a search through what has nothing that is searched',
    in: two({ title: searched, depot: toDepot }, { 'x-store': { searchThrough: ['depot'] } }),
    out: ['courier.schema.json:31:7 x-store.searchThrough[0]: nothing of "depot" is searched'],
  },
  {
    name: 'a search through others where nothing is searched',
    in: two({ depot: toDepot }, { 'x-store': { searchThrough: ['depot'] } }),
    out: [
      'courier.schema.json:23:22 x-store.searchThrough: widens a search that is not there: give a property "x-store": { "search": true }',
    ],
  },
  {
    name: 'an index on what has no column',
    in: two(
      { depots: { ...toDepot, 'x-relation': { entity: 'depot', many: true } } },
      { 'x-store': { indexes: [{ properties: ['name', 'depots'] }, { properties: [] }] } },
    ),
    out: [
      'courier.schema.json:28:11 x-store.indexes[0].properties[1]: "depots" has no column that an index can be on',
      'courier.schema.json:32:23 x-store.indexes[1].properties: must not be empty',
    ],
  },
  {
    name: 'a title that nobody may read',
    in: one({ pin: { ...text, writeOnly: true } }, { 'x-entity': { plural: 'couriers', titleField: 'pin' } }),
    out: [
      'courier.schema.json:17:19 x-entity.titleField: "pin" cannot stand for the record; choose a property that holds one value to read',
    ],
  },
  {
    name: 'an object that cannot be a text',
    in: one({ size: { title: 'Name', type: { toString: 0 } } }),
    out: [
      'courier.schema.json:11:15 properties.size.type: {"toString":0} is not one of string, integer, boolean, array, object',
    ],
  },
]

const shape: Case[] = [
  {
    name: 'unknown keyword on the entity',
    in: one({}, { 'x-iu': {} }),
    out: ['courier.schema.json:16:3 x-iu: unknown keyword "x-iu"; did you mean "x-ui"?'],
  },
  {
    name: 'unknown keyword on a property',
    in: one({ city: { ...text, 'x-sotre': {} } }),
    out: ['courier.schema.json:12:7 properties.city.x-sotre: unknown keyword "x-sotre"; did you mean "x-store"?'],
  },
  {
    name: 'unknown key inside a keyword',
    in: one({ city: { ...text, 'x-store': { indx: true } } }),
    out: ['courier.schema.json:13:9 properties.city.x-store.indx: unknown keyword "indx"; did you mean "index"?'],
  },
  {
    name: 'a construct that is not supported',
    in: one({}, { allOf: [] }),
    out: [
      'courier.schema.json:16:3 allOf: "allOf" is not supported: an entity is one flat file: write the properties here',
    ],
  },
  {
    name: 'a type that is not supported',
    in: one({ fee: { title: 'Name', type: 'number' } }),
    out: [
      'courier.schema.json:11:15 properties.fee.type: "number" is not supported: use integer; amounts are Money of values.schema.json, shares are strings with format percentage',
    ],
  },
  {
    name: 'a value of the wrong type',
    in: one({ city: { ...text, maxLength: 'ten' } }),
    out: ['courier.schema.json:12:20 properties.city.maxLength: must be a whole number, not a text'],
  },
  {
    name: 'a right to change without one to read',
    in: one({}, { 'x-access': { update: 'ROLE_SETTINGS' } }),
    out: ['courier.schema.json:13:3 x-access: "read" is missing: who may read; or "all", for every right'],
  },
  {
    name: 'a missing keyword',
    in: { 'courier.schema.json': { ...courier(), title: undefined } },
    out: ['courier.schema.json:1:1: "title" is missing: the entity in English, singular'],
  },
  {
    name: 'a required keyword that is misspelt, and nothing of what follows from it',
    in: {
      'courier.schema.json': {
        ...courier({}, { 'x-ui': { list: { columns: ['name', 'nam'] } } }),
        properties: undefined,
        propreties: { name: text },
      },
    },
    out: [
      'courier.schema.json:14:9 x-ui.list.columns[1]: "nam" is not a property; did you mean "name"?',
      'courier.schema.json:18:3 propreties: unknown keyword "propreties"; did you mean "properties"?',
    ],
  },
  {
    name: 'a kind of record, and a right, that do nothing',
    in: one(
      { city: { ...text, 'x-access': { logReads: false, reads: true } } },
      { 'x-entity': { plural: 'couriers', kind: 'pair' } },
    ),
    out: [
      'courier.schema.json:13:21 properties.city.x-access.logReads: must be true',
      'courier.schema.json:14:9 properties.city.x-access.reads: unknown keyword "reads"; did you mean "read"?',
      'courier.schema.json:20:13 x-entity.kind: "pair" is not one of record, lookup, singleton, log',
    ],
  },
  {
    name: 'default deny',
    in: { 'courier.schema.json': { ...courier(), 'x-access': undefined } },
    out: [
      'courier.schema.json:1:1: "x-access" is missing: who may do what; without it nobody may reach the entity. One right alone is that for everything',
    ],
  },
  {
    name: 'a choice without a title',
    in: one({ state: { title: 'State', oneOf: [{ const: 'open' }] } }),
    out: [
      'courier.schema.json:12:9 properties.state.oneOf[0]: "title" is missing: the value as people read it, in English',
    ],
  },
  {
    name: 'one of two shapes',
    in: one({ city: { ...text, 'x-store': { unique: 'city' } } }),
    out: ['courier.schema.json:13:19 properties.city.x-store.unique: must be true or false or a list'],
  },
  {
    name: 'a name in a list twice',
    in: one({}, { 'x-ui': { list: { columns: ['name', 'name'] } } }),
    out: ['courier.schema.json:20:9 x-ui.list.columns[1]: "name" stands here twice'],
  },
  {
    name: 'a property name in the wrong case',
    in: one({ Webshop: text }),
    out: ['courier.schema.json:9:5 properties.Webshop: "Webshop" must match ^[a-z][a-zA-Z0-9]*$'],
  },
]

const names: Case[] = [
  {
    name: 'column',
    in: one({ webshopName: text }, { 'x-ui': { list: { columns: ['webshopname'] } } }),
    out: [
      'courier.schema.json:23:9 x-ui.list.columns[0]: "webshopname" is not a property; did you mean "webshopName"?',
    ],
  },
  {
    name: 'form group',
    in: one({}, { 'x-ui': { form: { groups: [{ name: 'main', fields: ['nme'] }] } } }),
    out: ['courier.schema.json:22:13 x-ui.form.groups[0].fields[0]: "nme" is not a property; did you mean "name"?'],
  },
  {
    name: 'title field',
    in: one({}, { 'x-entity': { plural: 'couriers', titleField: 'title' } }),
    out: ['courier.schema.json:12:19 x-entity.titleField: "title" is not a property'],
  },
  {
    name: 'order',
    in: one({}, { 'x-entity': { plural: 'couriers', order: ['-nam'] } }),
    out: ['courier.schema.json:13:7 x-entity.order[0]: "nam" is not a property; did you mean "name"?'],
  },
  {
    name: 'required',
    in: one({}, { required: ['naam'] }),
    out: ['courier.schema.json:17:5 required[0]: "naam" is not a property'],
  },
  {
    name: 'unique set',
    in: one({ city: { ...text, 'x-store': { unique: ['nane', 'city'] } } }),
    out: [
      'courier.schema.json:14:11 properties.city.x-store.unique[0]: "nane" is not a property; did you mean "name"?',
    ],
  },
  {
    name: 'embed',
    in: two({ depot: { title: 'Depot', 'x-relation': { entity: 'depot', embed: ['nam'] } } }),
    out: [
      'courier.schema.json:14:11 properties.depot.x-relation.embed[0]: "nam" is not a property of depot; did you mean "name"?',
    ],
  },
  {
    name: 'entity',
    in: two({ depot: { title: 'Depot', 'x-relation': { entity: 'dept' } } }),
    out: [
      'courier.schema.json:12:19 properties.depot.x-relation.entity: "dept" is not an entity; did you mean "depot"?',
    ],
  },
  {
    name: 'role',
    in: one({}, { 'x-access': { read: 'ROLE_EMPLOYEE or ROLE_SETTING' } }),
    out: [
      'courier.schema.json:14:13 x-access.read: "ROLE_SETTING" is not a role in schemas/roles.json; did you mean "ROLE_SETTINGS"?',
    ],
  },
  {
    name: 'role expression',
    in: one({}, { 'x-access': { read: 'ROLE_EMPLOYEE, ROLE_SETTINGS' } }),
    out: [
      'courier.schema.json:14:13 x-access.read: "ROLE_EMPLOYEE, ROLE_SETTINGS" is not a role expression; write "ROLE_A", "ROLE_A or ROLE_B", "ROLE_A and ROLE_B" or "*"',
    ],
  },
  {
    name: 'role of row rights',
    in: one({}, { 'x-access': { read: '*', rows: { ROLE_EMPLOYE: true } } }),
    out: [
      'courier.schema.json:16:23 x-access.rows.ROLE_EMPLOYE: "ROLE_EMPLOYE" is not a role in schemas/roles.json; did you mean "ROLE_EMPLOYEE"?',
    ],
  },
  {
    name: 'widget',
    in: one({ city: { ...text, 'x-ui': { widget: 'textaera' } } }),
    out: [
      'courier.schema.json:13:19 properties.city.x-ui.widget: "textaera" is not a widget; did you mean "textarea"?',
    ],
  },
  {
    name: 'icon',
    in: one({}, { 'x-ui': { menu: { group: 'settings', icon: 'Storefrnt' } } }),
    out: [
      'courier.schema.json:19:15 x-ui.menu.icon: "Storefrnt" is not an icon of @mui/icons-material; did you mean "Storefront"?',
    ],
  },
  {
    name: 'definition',
    in: one({ fee: { title: 'Name', $ref: 'values.schema.json#/$defs/Mony' } }),
    out: [
      'courier.schema.json:11:15 properties.fee.$ref: "values.schema.json#/$defs/Mony" is not a definition in schemas/values.schema.json; did you mean "values.schema.json#/$defs/Money"?',
    ],
  },
]

const uses: Case[] = [
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

const database: Case[] = [
  {
    name: 'a reserved word as table',
    in: { 'user.schema.json': courier() },
    out: [
      'user.schema.json:1:1 x-store.table: "user" is a reserved word in SQL; give the table another name: "x-store": { "table": "app_user" }',
    ],
  },
  {
    name: 'a reserved word as column',
    in: one({ order: text }),
    out: [
      'courier.schema.json:9:5 properties.order.x-store.column: "order" is a reserved word in SQL; name the column: "x-store": { "column": "courier_order" }',
    ],
  },
  {
    name: 'two properties in one column',
    in: one({ city: { ...text, 'x-store': { column: 'name' } } }),
    out: [
      'courier.schema.json:13:19 properties.city.x-store.column: column "name" already holds "name"; choose another with "x-store": { "column": … }',
    ],
  },
  {
    name: 'a page path of another',
    in: {
      ...one({}, { 'x-ui': { routes: { list: '/settings/x' } } }),
      'depot.schema.json': { ...depot, 'x-ui': { routes: { list: '/settings/x' } } },
    },
    out: [
      'depot.schema.json:17:5 x-ui.routes.show: the page path "/settings/x/{id}" is already used by courier.schema.json',
      'depot.schema.json:18:15 x-ui.routes.list: the page path "/settings/x" is already used by courier.schema.json',
    ],
  },
  {
    name: 'an API path of another',
    in: { ...one({}, { 'x-entity': { plural: 'couriers', api: '/api/v4/depot' } }), 'depot.schema.json': depot },
    out: ['depot.schema.json:10:3 x-entity.api: the API path "/api/v4/depot" is already used by courier.schema.json'],
  },
  {
    name: 'a plural of another',
    in: {
      ...one({}),
      'depot.schema.json': { ...depot, 'x-entity': { plural: 'couriers' }, 'x-ui': { routes: { list: '/depots' } } },
    },
    out: ['depot.schema.json:11:15 x-entity.plural: the plural "couriers" is already used by courier.schema.json'],
  },
  {
    name: 'a table of another',
    in: { ...one({}, { 'x-store': { table: 'depot' } }), 'depot.schema.json': depot },
    out: ['depot.schema.json:1:1 x-store.table: the table "depot" is already used by courier.schema.json'],
  },
  {
    name: 'a rename from a name that never was',
    in: one({ city: { ...text, 'x-store': { renamedFrom: 'twn' } } }),
    tables: [tableWith('courier', 'name', 'town')],
    out: [
      'courier.schema.json:13:24 properties.city.x-store.renamedFrom: courier never had a property "twn"; did you mean "town"?',
    ],
  },
]

const conditions: Case[] = [
  {
    name: 'unknown property',
    in: rows({ nam: 'x' }),
    out: [
      'courier.schema.json:17:9 x-access.rows.ROLE_EMPLOYEE.nam: "nam" is not a property of courier; did you mean "name"?',
    ],
  },
  {
    name: 'unknown operator',
    in: rows({ name: { equals: 'x' } }),
    out: [
      'courier.schema.json:18:11 x-access.rows.ROLE_EMPLOYEE.name.equals: "equals" is not an operator; there is eq, ne, in, nin, lt, lte, gt, gte, contains, startsWith, empty',
    ],
  },
  {
    name: 'operator that does not fit the type',
    in: rows({ name: { gt: 'x' } }),
    out: [
      'courier.schema.json:18:11 x-access.rows.ROLE_EMPLOYEE.name.gt: "gt" does not fit "name", which holds string',
    ],
  },
  {
    name: 'text operator on a list',
    in: one({
      tags: {
        title: 'Name',
        type: 'array',
        items: { type: 'string' },
        'x-ui': { visibleWhen: { tags: { contains: 'a' } } },
      },
    }),
    out: [
      'courier.schema.json:16:9 properties.tags.x-ui.visibleWhen: "tags" hides itself: whether it is shown cannot depend on its own value; name another property',
      'courier.schema.json:18:13 properties.tags.x-ui.visibleWhen.tags.contains: "contains" does not fit "tags", which holds list',
    ],
  },
  {
    name: 'records of customers without rows',
    in: {
      ...one({ home: { title: 'Depot', 'x-relation': { entity: 'customer' } } }),
      'customer.schema.json': customer,
    },
    out: [
      'courier.schema.json:19:3 x-access: courier belongs to customers: say in "rows" which records each role sees, or "staff"',
    ],
  },
  {
    name: 'records of customers, all of them shown to people of each',
    in: { 'customer.schema.json': { ...depot, 'x-access': { read: '*', rows: { ROLE_CUSTOMER: true } } } },
    out: [
      'customer.schema.json:16:24 x-access.rows.ROLE_CUSTOMER: ROLE_CUSTOMER is a right of people of customers, who would see those of all',
    ],
  },
  {
    name: 'for staff only, and yet for people of customers',
    in: one({}, { 'x-access': { read: 'ROLE_SETTINGS or ROLE_CUSTOMER', create: '*', rows: 'staff' } }),
    out: [
      'courier.schema.json:14:13 x-access.read: "ROLE_SETTINGS or ROLE_CUSTOMER" is also a right of people of customers, and this entity is for staff only',
      'courier.schema.json:15:15 x-access.create: "*" is also a right of people of customers, and this entity is for staff only',
    ],
  },
  {
    name: 'unknown name of the person',
    in: rows({ id: { in: '$me.customers' } }),
    out: [
      'courier.schema.json:18:17 x-access.rows.ROLE_EMPLOYEE.id.in: "$me.customers" is not known here; there is $me.acl, $me.customerIds; did you mean "$me.customerIds"?',
    ],
  },
  {
    name: 'one value for a set',
    in: rows({ id: { in: 4 } }),
    out: [
      'courier.schema.json:18:17 x-access.rows.ROLE_EMPLOYEE.id.in: "in" takes a list, or $me.acl or $me.customerIds',
    ],
  },
  {
    name: 'a set for one value',
    in: rows({ id: [4] }),
    out: ['courier.schema.json:17:15 x-access.rows.ROLE_EMPLOYEE.id: "eq" takes one value; use "in" for a list'],
  },
  {
    name: 'a value that the property cannot hold',
    in: rows({ id: 'four' }),
    out: ['courier.schema.json:17:15 x-access.rows.ROLE_EMPLOYEE.id: "four" is not a whole number, which "id" holds'],
  },
  {
    name: 'a value that is not a choice',
    in: one({
      state: { title: 'State', oneOf: [{ const: 'open', title: 'Main' }] },
      city: { ...text, 'x-ui': { visibleWhen: { any: [{ state: 'opn' }] } } },
    }),
    out: [
      'courier.schema.json:25:24 properties.city.x-ui.visibleWhen.any[0].state: "opn" is not one of open, which "state" holds; did you mean "open"?',
    ],
  },
  {
    name: 'property of the other entity',
    in: two({ depot: { title: 'Depot', 'x-relation': { entity: 'depot', where: { nam: 'x' } } } }),
    out: [
      'courier.schema.json:14:11 properties.depot.x-relation.where.nam: "nam" is not a property of depot; did you mean "name"?',
    ],
  },
]

const values: Case[] = [
  {
    name: 'no type',
    in: one({ city: { title: 'Name' } }),
    out: ['courier.schema.json:9:5 properties.city: "type" is missing; or give it "oneOf", "$ref" or "x-relation"'],
  },
  {
    name: 'two kinds of value',
    in: two({ depot: { ...toDepot, $ref: 'values.schema.json#/$defs/Money' } }),
    out: ['courier.schema.json:14:7 properties.depot.$ref: "x-relation" and "$ref" cannot stand together'],
  },
  {
    name: 'a relation with a type',
    in: two({ depot: { ...toDepot, type: 'string' } }),
    out: ['courier.schema.json:14:15 properties.depot.type: "x-relation" already says the type; leave it out'],
  },
  {
    name: 'a keyword of another type',
    in: one({ size: { title: 'Name', type: 'integer', maxLength: 3 } }),
    out: ['courier.schema.json:12:7 properties.size.maxLength: "maxLength" fits only "type": "string"'],
  },
  {
    name: 'a pattern that is not one',
    in: one({ city: { ...text, pattern: '[a-' } }),
    out: ['courier.schema.json:12:18 properties.city.pattern: "[a-" is not a regular expression'],
  },
  {
    name: 'choices with an English title that does not follow, one that does, and one that is said twice',
    in: worded(
      {
        state: { title: 'State', enum: ['open', 'shut'] },
        other: { title: 'State', oneOf: [{ const: 'open', title: 'Main' }] },
      },
      {
        en: {
          properties: { state: { values: { open: 'Main', shut: 'Shut' } }, other: { values: { open: 'Depot' } } },
        },
      },
    ),
    out: [
      'i18n/courier.json:7:19 en.properties.state.values.shut: warning: "Shut" is what it is called without; leave it out',
      'i18n/courier.json:11:19 en.properties.other.values: English titles of these choices stand in the schema, in "oneOf"; write them in one place',
    ],
  },
  {
    name: 'a widget of another type',
    in: one({ city: { ...text, 'x-ui': { widget: 'radio' } } }),
    out: [
      'courier.schema.json:13:19 properties.city.x-ui.widget: "radio" does not fit "city", which holds string; it is for enum',
    ],
  },
  {
    name: 'a default of the wrong type',
    in: one({ fast: { title: 'Name', type: 'boolean', default: 'yes' } }),
    out: ['courier.schema.json:12:18 properties.fast.default: must be true or false, not a text'],
  },
  {
    name: 'an example that does not pass its own format',
    in: one({ account: { ...text, format: 'iban', examples: ['NL00TEST0000000001'] } }),
    out: ['courier.schema.json:14:9 properties.account.examples[0]: "NL00TEST0000000001" is not a valid iban'],
  },
  {
    name: 'a default that is not a choice',
    in: one({ state: { title: 'State', oneOf: [{ const: 'open', title: 'Main' }], default: 'opn' } }),
    out: ['courier.schema.json:17:18 properties.state.default: "opn" is not one of open; did you mean "open"?'],
  },
]

const leftOut: Case[] = [
  {
    name: 'what follows from names',
    in: one(
      { id: { type: 'integer', readOnly: true }, createdAt: { title: 'Created at', type: 'string' } },
      { $id: 'courier.schema.json', 'x-entity': { api: '/api/v4/courier', titleField: 'name', order: ['id'] } },
    ),
    out: [
      'courier.schema.json:9:5 properties.id: warning: "id" is what follows without it; leave it out',
      'courier.schema.json:14:7 properties.createdAt.title: warning: "title" is what follows without it; leave it out',
      'courier.schema.json:15:7 properties.createdAt.type: warning: "type" is what follows without it; leave it out',
      'courier.schema.json:19:5 x-entity.api: warning: "api" is what follows without it; leave it out',
      'courier.schema.json:20:5 x-entity.titleField: warning: "titleField" is what follows without it; leave it out',
      'courier.schema.json:21:5 x-entity.order: warning: "order" is what follows without it; leave it out',
      'courier.schema.json:28:3 $id: warning: "$id" is what follows without it; leave it out',
    ],
  },
  {
    name: 'screens that would be the same',
    in: one(
      {},
      {
        'x-ui': {
          routes: { list: '/c', show: '/c/{id}' },
          list: { columns: ['name'] },
          form: { in: 'page', fields: ['name'] },
        },
      },
    ),
    out: [
      'courier.schema.json:19:7 x-ui.routes.show: warning: "show" is what follows without it; leave it out',
      'courier.schema.json:22:7 x-ui.list.columns: warning: "columns" is what follows without it; leave it out',
      'courier.schema.json:27:7 x-ui.form.in: warning: "in" is what follows without it; leave it out',
      'courier.schema.json:28:7 x-ui.form.fields: warning: "fields" is what follows without it; leave it out',
    ],
  },
  {
    name: 'rights that are the same for everything',
    in: {
      ...one({}, { 'x-access': { all: 'ROLE_SETTINGS' } }),
      'depot.schema.json': {
        ...depot,
        'x-access': { all: 'ROLE_SETTINGS', read: 'ROLE_EMPLOYEE', update: 'ROLE_SETTINGS' },
      },
    },
    out: [
      'courier.schema.json:14:5 x-access.all: warning: write "x-access": "ROLE_SETTINGS", which is that right for everything',
      'depot.schema.json:16:5 x-access.update: warning: "update" is what follows without it; leave it out',
    ],
  },
  {
    name: 'choices and a relation that say what follows',
    in: two({
      state: {
        title: 'State',
        oneOf: [
          { const: 'open', title: 'Open' },
          { const: 'shut', title: 'Shut' },
        ],
      },
      depot: { title: 'Depot', 'x-relation': { entity: 'depot', onDelete: 'restrict' } },
    }),
    out: [
      'courier.schema.json:11:7 properties.state.oneOf: warning: write "enum": ["open","shut"]: the titles follow from the values',
      'courier.schema.json:26:9 properties.depot.x-relation.onDelete: warning: "onDelete" is what follows without it; leave it out',
    ],
  },
]

const texts: Case[] = [
  {
    name: 'a title without translation, and no file of words yet',
    in: one({ city: { title: 'Town', type: 'string' } }),
    out: [
      'courier.schema.json:9:5 properties.city: warning: no Dutch for "Town"; write it in schemas/i18n/courier.json or in schemas/glossary.json',
      'courier.schema.json:9:5 properties.city: warning: no French for "Town"; write it in schemas/i18n/courier.json or in schemas/glossary.json',
    ],
  },
  {
    name: 'a title without translation in the file of words',
    in: worded({ city: { title: 'Town', type: 'string' } }, { nl: { properties: {} }, fr: { title: 'Coursier' } }),
    out: [
      'i18n/courier.json:3:5 nl.properties.city.title: warning: no Dutch for "Town"; write it here or in schemas/glossary.json',
      'i18n/courier.json:5:3 fr.properties.city.title: warning: no French for "Town"; write it here or in schemas/glossary.json',
    ],
  },
  {
    name: 'a group without translation',
    in: worded(
      {},
      { nl: { groups: { address: 'Adres' } } },
      { 'x-ui': { form: { groups: [{ name: 'address', fields: ['name'] }] } } },
    ),
    out: [
      'i18n/courier.json:1:1 fr.groups.address: warning: no French for "Address"; write it here or in schemas/glossary.json',
    ],
  },
  {
    name: 'an error in one language',
    in: worded(
      { city: { ...text, pattern: '^A' } },
      { nl: { properties: { city: { errors: { pattern: 'Met A.' } } } } },
    ),
    out: [
      'i18n/courier.json:1:1 en.properties.city.errors.pattern: warning: no English for errors.pattern, which another language has',
      'i18n/courier.json:1:1 fr.properties.city.errors.pattern: warning: no French for errors.pattern, which another language has',
    ],
  },
  {
    name: 'a help text in one language',
    in: worded({ city: text }, { nl: { properties: { city: { help: 'Zonder land.' } } } }),
    out: [
      'i18n/courier.json:1:1 en.properties.city.help: warning: no English for help, which another language has',
      'i18n/courier.json:1:1 fr.properties.city.help: warning: no French for help, which another language has',
    ],
  },
  {
    name: 'words for a value that is none',
    in: worded(
      { state: { title: 'State', oneOf: [{ const: 'open', title: 'Main' }] } },
      { nl: { properties: { state: { values: { opn: 'Los' } } } } },
    ),
    out: [
      'i18n/courier.json:6:11 nl.properties.state.values.opn: "opn" is not a value of "state"; did you mean "open"?',
    ],
  },
  {
    name: 'words for a limit that is none',
    in: worded(
      { city: text },
      {
        nl: { properties: { city: { errors: { pattern: 'x' } } } },
        en: { properties: { city: { errors: { pattern: 'x' } } } },
        fr: { properties: { city: { errors: { pattern: 'x' } } } },
      },
    ),
    out: [
      'i18n/courier.json:6:11 nl.properties.city.errors.pattern: "pattern" is not a limit of "city"',
      'i18n/courier.json:15:11 en.properties.city.errors.pattern: "pattern" is not a limit of "city"',
      'i18n/courier.json:24:11 fr.properties.city.errors.pattern: "pattern" is not a limit of "city"',
    ],
  },
  {
    name: 'words of a property that is none',
    in: worded({}, { nl: { properties: { nam: 'Roepnaam' } } }),
    out: ['i18n/courier.json:4:7 nl.properties.nam: "nam" is not a property of courier; did you mean "name"?'],
  },
  {
    name: 'words of a column that is none',
    in: worded(
      { steps: { title: 'Name', type: 'array', maxItems: 2, items: { type: 'object', properties: { name: text } } } },
      { nl: { properties: { steps: { columns: { nam: 'Roepnaam' } } } } },
    ),
    out: [
      'i18n/courier.json:6:11 nl.properties.steps.columns.nam: "nam" is not a column of "steps"; did you mean "name"?',
    ],
  },
  {
    name: 'words in a language that there is not, and of a kind that there is not',
    in: worded({}, { de: { title: 'Kurier' }, nl: { titel: 'Koerier' } }),
    out: [
      'i18n/courier.json:2:3 de: unknown keyword "de"',
      'i18n/courier.json:6:5 nl.titel: unknown keyword "titel"; did you mean "title"?',
    ],
  },
  {
    name: 'words that the glossary has',
    in: worded({ size: { title: 'Main', type: 'string' } }, { fr: { title: 'Courier', properties: { size: 'Main' } } }),
    out: [
      'i18n/courier.json:3:14 fr.title: warning: schemas/glossary.json has "Courier" for "Courier"; leave it out',
      'i18n/courier.json:5:15 fr.properties.size: warning: schemas/glossary.json has "Main" for "Main"; leave it out',
    ],
  },
  {
    name: 'English that stands in the schema, or follows from a name',
    in: worded({}, { en: { title: 'Courier', plural: 'Couriers', properties: { name: 'Name' } } }),
    out: [
      'i18n/courier.json:3:14 en.title: the English title stands in the schema, as "title"',
      'i18n/courier.json:4:15 en.plural: warning: "Couriers" is what it is called without; leave it out',
      'i18n/courier.json:6:15 en.properties.name: the English title stands in the schema, as "title"',
    ],
  },
  {
    name: 'words in the schema itself',
    in: one({}, { 'x-i18n': { nl: { title: 'Koerier' } } }),
    out: [
      'courier.schema.json:16:3 x-i18n: "x-i18n" is not supported: words of other languages, help and texts of mistakes stand in schemas/i18n/<entity>.json, as in { "nl": { "properties": { "name": "Naam" } } }',
    ],
  },
  {
    name: 'words of an entity that there is not',
    in: { ...one({}), 'i18n/curier.json': { nl: { title: 'Koerier' } } },
    out: [
      'i18n/curier.json:1:1: warning: there is no schemas/curier.schema.json; rename it to i18n/courier.json, or delete it',
    ],
  },
  {
    name: 'a file of words that is no JSON',
    in: { ...one({}), 'i18n/courier.json': '{ "nl": { }, }' },
    out: ['i18n/courier.json:1:12: not JSON: a comma stands behind the last entry; take it out'],
  },
  {
    name: 'a word twice',
    in: { ...one({}), 'i18n/courier.json': '{ "nl": { "title": "Koerier", "title": "Bode" } }' },
    out: ['i18n/courier.json:1:31 nl.title: "title" stands here twice; only the last would count'],
  },
]

const entry = { ...depot, 'x-entity': { plural: 'depots', kind: 'log' } }

const nowhere: Case[] = [
  {
    name: 'an API path of the server',
    in: one({}, { 'x-entity': { plural: 'couriers', api: '/api/v4/texts' } }),
    out: [
      'courier.schema.json:12:12 x-entity.api: the API path "/api/v4/texts" is the server\'s own (/api/v4/texts); choose another',
    ],
  },
  {
    name: 'an API path above those of the server',
    in: one({}, { 'x-entity': { plural: 'couriers', api: '/api/v4/menu' } }),
    out: [
      'courier.schema.json:12:12 x-entity.api: the API path "/api/v4/menu" is the server\'s own (/api/v4/menu/all); choose another',
    ],
  },
  {
    name: 'an API path beneath that of another entity',
    in: {
      ...one({}, { 'x-entity': { plural: 'couriers', api: '/api/v4/depot/courier' } }),
      'depot.schema.json': depot,
    },
    out: [
      'courier.schema.json:12:12 x-entity.api: the API path "/api/v4/depot/courier" lies beneath that of depot, which takes what follows for an id; choose another',
    ],
  },
  {
    name: 'a page of the app itself',
    in: one({}, { 'x-ui': { routes: { list: '/login' } } }),
    out: [
      'courier.schema.json:18:15 x-ui.routes.list: the page path "/login" is a page of the app itself (schemas/pages.json); choose another',
    ],
  },
  {
    name: 'a page where the server answers itself',
    in: one({}, { 'x-ui': { routes: { list: '/couriers', create: '/logout' } } }),
    out: [
      'courier.schema.json:19:17 x-ui.routes.create: the page path "/logout" is the server\'s own (/logout); choose another',
    ],
  },
  {
    name: 'a page of the table that waits for its entity',
    in: one({}, { 'x-ui': { routes: { list: '/depots' } } }),
    out: [],
  },
  {
    name: 'a group of the menu that is none',
    in: one({}, { 'x-ui': { menu: { group: 'setings', icon: 'Category' } } }),
    out: [
      'courier.schema.json:18:16 x-ui.menu.group: "setings" has no words under "menu" in schemas/texts/en.json, which name the groups; did you mean "settings"?',
    ],
  },
  {
    name: 'required, and yet nobody can fill it in',
    in: one(
      { city: { ...text, readOnly: true } },
      { required: ['name', 'city'], 'x-access': { read: '*', create: '*' } },
    ),
    out: [
      'courier.schema.json:24:5 required[1]: "city" is required and readOnly without a default, so nothing can be created: give it a default, or take it from required',
    ],
  },
  {
    name: 'required and read only, with a default',
    in: one(
      { city: { ...text, readOnly: true, default: 'Utrecht' } },
      { required: ['name', 'city'], 'x-access': { read: '*', create: '*' } },
    ),
    out: [],
  },
  {
    name: 'hidden by its own value',
    in: one({ city: { ...text, 'x-ui': { visibleWhen: { any: [{ name: 'x' }, { not: { city: 'Utrecht' } }] } } } }),
    out: [
      'courier.schema.json:13:9 properties.city.x-ui.visibleWhen: "city" hides itself: whether it is shown cannot depend on its own value; name another property',
    ],
  },
  {
    name: 'without value while it has none',
    in: one({ city: { ...text, 'x-access': { when: { city: { empty: false } } } } }),
    out: [
      'courier.schema.json:13:9 properties.city.x-access.when: "city" hides itself: whether it is shown cannot depend on its own value; name another property',
    ],
  },
  {
    name: 'one way back for two relations',
    in: two({
      home: { title: 'Depot', 'x-relation': { entity: 'depot', inverse: 'couriers' } },
      start: { title: 'Depot', 'x-relation': { entity: 'depot', inverse: 'couriers' } },
    }),
    out: [
      'courier.schema.json:20:20 properties.start.x-relation.inverse: the way back from depot, "couriers" is already used by this file',
    ],
  },
  {
    name: 'a relation to a log',
    in: { ...one({ depot: toDepot }), 'depot.schema.json': entry },
    out: [
      'courier.schema.json:12:19 properties.depot.x-relation.entity: depot is a log, whose rows go with time, so nothing can point to them; keep here what of it is needed',
    ],
  },
  {
    name: 'more properties than a form has room for',
    in: one(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`city${index}`, text]))),
    out: [
      'courier.schema.json:4:3 properties: an entity has at most 300 properties, and this has 2001; give some of them an entity of their own',
    ],
  },
  {
    name: 'a repetition inside a repetition',
    in: one({ city: { ...text, pattern: '^(a+)+$' } }),
    out: [
      'courier.schema.json:12:18 properties.city.pattern: "^(a+)+$" can run away: a repetition inside a repetition takes the same text in many ways; let each part begin with a character that the one before cannot hold',
    ],
  },
  {
    name: 'two repetitions of the same behind each other',
    in: one({ city: { ...text, pattern: '^\\d+\\d+$' } }),
    out: [
      'courier.schema.json:12:18 properties.city.pattern: "^\\d+\\d+$" can run away: two repetitions behind each other take the same text; begin with "^", and put between them a character that neither holds',
    ],
  },
]

function rows(condition: unknown): Record<string, unknown> {
  return one({}, { 'x-access': { read: '*', rows: { ROLE_EMPLOYEE: condition } } })
}

export const cases: Record<string, readonly Case[]> = {
  file,
  taken,
  shape,
  names,
  uses,
  database,
  conditions,
  values,
  leftOut,
  texts,
  nowhere,
}
