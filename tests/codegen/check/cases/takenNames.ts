/** Names that are taken. */
import { courier } from '#tests/codegen/project.ts'
import { type Case, depot, one, searched, text, toDepot, two } from './couriers.ts'

export const taken: Case[] = [
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
    name: 'search texts of what leads nowhere, of what is no text, and of what others do not see',
    in: {
      ...two(
        { title: searched, depot: toDepot },
        { 'x-store': { searchKept: ['depot.nam', 'name.depot', 'depot.size', 'depot.name', 'crates.name'] } },
      ),
      'depot.schema.json': { ...depot, properties: { ...depot.properties, size: { title: 'Name', type: 'boolean' } } },
      'crate.schema.json': {
        ...depot,
        title: 'State',
        properties: {
          name: text,
          courier: { title: 'Courier', 'x-relation': { entity: 'courier', inverse: 'crates' } },
        },
        'x-entity': { plural: 'crates' },
        'x-access': { read: 'ROLE_SETTINGS', rows: { ROLE_EMPLOYEE: true } },
      },
    },
    out: [
      'courier.schema.json:31:7 x-store.searchKept[0]: "depot.nam" leads nowhere: "nam" is no property of "depot"; did you mean "name"?',
      'courier.schema.json:32:7 x-store.searchKept[1]: "name.depot" leads nowhere: "courier" has no relation "name", and none that comes from others is called so',
      'courier.schema.json:33:7 x-store.searchKept[2]: "depot.size" is no plain text or whole number that people read, so nothing of it can be searched',
      'courier.schema.json:35:7 x-store.searchKept[4]: who sees a courier does not see every crate, and would find by what is not theirs: "x-access.rows" of both must be equal',
      'crate.schema.json:1:1: warning: no Dutch for "Crates"; write it in schemas/i18n/crate.json or in schemas/glossary.json',
      'crate.schema.json:1:1: warning: no French for "Crates"; write it in schemas/i18n/crate.json or in schemas/glossary.json',
    ],
  },
  {
    name: 'filters through what leads nowhere, what is too far, what is no filter, and what has no index',
    in: {
      ...two(
        { title: searched, depot: toDepot },
        {
          'x-store': {
            filterThrough: ['crates.nam', 'crates.courier.title', 'depot.name', 'crates.name', 'crates.size'],
          },
        },
      ),
      'crate.schema.json': {
        ...depot,
        title: 'State',
        properties: {
          name: text,
          size: { title: 'Name', type: 'integer', 'x-store': { index: true } },
          courier: { title: 'Courier', 'x-relation': { entity: 'courier', inverse: 'crates' } },
        },
        'x-entity': { plural: 'crates' },
        'x-access': { read: 'ROLE_SETTINGS' },
      },
    },
    out: [
      'courier.schema.json:31:7 x-store.filterThrough[0]: "crates.nam" leads nowhere: "nam" is no property of "crate"; did you mean "name"?',
      'courier.schema.json:32:7 x-store.filterThrough[1]: "crates.courier.title" must lead over one relation to one record, the inverse of one, or the one and then the other, to a property',
      'courier.schema.json:33:7 x-store.filterThrough[2]: "depot.name" is no filter of the record that it leads to',
      'courier.schema.json:34:7 x-store.filterThrough[3]: "crates.name" has no index that a filter could use',
      'crate.schema.json:1:1: warning: no Dutch for "Crates"; write it in schemas/i18n/crate.json or in schemas/glossary.json',
      'crate.schema.json:1:1: warning: no French for "Crates"; write it in schemas/i18n/crate.json or in schemas/glossary.json',
    ],
  },
  {
    name: 'search texts where nothing is searched, beside a search through others',
    in: two({ depot: toDepot }, { 'x-store': { searchThrough: ['depot'], searchKept: ['depot.name'] } }),
    out: [
      'courier.schema.json:23:22 x-store.searchThrough: widens a search that is not there: give a property "x-store": { "search": true }',
      'courier.schema.json:26:5 x-store.searchKept: write searchKept or searchThrough, not both',
      'courier.schema.json:26:19 x-store.searchKept: widens a search that is not there: give a property "x-store": { "search": true }',
    ],
  },
  {
    name: 'search texts three relations away, and none',
    in: two({ title: searched, depot: toDepot }, { 'x-store': { searchKept: ['depot.one.two.name', 'title'] } }),
    out: [
      'courier.schema.json:31:7 x-store.searchKept[0]: "depot.one.two.name" must lead through one relation or two to a property',
      'courier.schema.json:32:7 x-store.searchKept[1]: "title" must lead through one relation or two to a property',
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
  {
    name: 'names that every object has, of whatever a schema names',
    in: {
      ...one(
        {
          state: { title: 'State' },
          home: { title: 'Depot', 'x-relation': { entity: 'depot', inverse: 'valueOf' } },
          marks: {
            title: 'Name',
            type: 'array',
            maxItems: 2,
            items: { type: 'object', properties: { toString: text } },
          },
          place: { title: 'Name', type: 'object', properties: { hasOwnProperty: text } },
          kind: { title: 'State', oneOf: [{ const: '__proto__', title: 'Main' }] },
        },
        {
          'x-access': {
            read: 'ROLE_SETTINGS',
            rules: { constructor: { must: { name: { ne: 'x' } }, field: 'name', message: 'Name' } },
          },
          'x-lifecycle': {
            property: 'state',
            initial: 'constructor',
            states: { constructor: { title: 'Open' }, shut: { title: 'Shut', final: true } },
            actions: { toString: { title: 'Shut', from: ['constructor'], to: 'shut', access: 'ROLE_SETTINGS' } },
          },
        },
      ),
      'constructor.schema.json': { ...depot, 'x-entity': { plural: 'builders' } },
      'depot.schema.json': depot,
    },
    out: [
      'constructor.schema.json:1:1: no entity can be called "constructor": every object in JavaScript has it',
      'constructor.schema.json:1:1: warning: no Dutch for "Builders"; write it in schemas/i18n/constructor.json or in schemas/glossary.json',
      'constructor.schema.json:1:1: warning: no French for "Builders"; write it in schemas/i18n/constructor.json or in schemas/glossary.json',
      'courier.schema.json:16:9 properties.home.x-relation.inverse: no way back can be called "valueOf": every object in JavaScript has it',
      'courier.schema.json:26:11 properties.marks.items.properties.toString: no column or member can be called "toString": every object in JavaScript has it',
      'courier.schema.json:37:9 properties.place.properties.hasOwnProperty: no column or member can be called "hasOwnProperty": every object in JavaScript has it',
      'courier.schema.json:46:9 properties.kind.oneOf[0]: no choice can be called "__proto__": every object in JavaScript has it',
      'courier.schema.json:59:7 x-access.rules.constructor: no rule can be called "constructor": every object in JavaScript has it',
      'courier.schema.json:74:7 x-lifecycle.states.constructor: no state can be called "constructor": every object in JavaScript has it',
      'courier.schema.json:83:7 x-lifecycle.actions.toString: no action can be called "toString": every object in JavaScript has it',
    ],
  },
  {
    name: 'keywords and formats that every object has',
    in: one({ city: { ...text, toString: 1, format: 'constructor' } }),
    out: [
      'courier.schema.json:12:7 properties.city.toString: unknown keyword "toString"',
      'courier.schema.json:13:17 properties.city.format: "constructor" is not one of date, date-time, percentage, share, decimal, iban, kvk, vat-nl, nl-postcode, phone-e164, email, uri, colour',
    ],
  },
]
