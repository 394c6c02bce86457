/** Keywords that are missing, unknown or of another shape. */
import { courier } from '#tests/codegen/project.ts'
import { type Case, one, text, two } from './couriers.ts'

export const shape: Case[] = [
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
      'courier.schema.json:11:15 properties.fee.type: "number" is not supported: use integer, or a string with "format": "decimal" and its "places"; amounts are Money of values.schema.json, shares are strings with format percentage',
    ],
  },
  {
    name: 'words of other dialects, each with the one that is meant here',
    in: two(
      {
        fee: { title: 'Name', type: ['string', 'null'] },
        home: { title: 'Name', $ref: './depot.json' },
        other: { title: 'Name', $ref: '#/components/schemas/Depot' },
        step: { title: 'Name', type: 'integer', multipleOf: 5, nullable: true },
      },
      { oneOf: [], else: {} },
    ),
    out: [
      'courier.schema.json:11:15 properties.fee.type: takes one of these, not a list; what is not required may be empty by itself',
      'courier.schema.json:18:7 properties.home.$ref: "./depot.json" is an entity, to which a relation leads: write "x-relation": { "entity": "depot" }',
      'courier.schema.json:22:7 properties.other.$ref: "#/components/schemas/Depot" is an entity, to which a relation leads: write "x-relation": { "entity": "depot" }',
      'courier.schema.json:27:7 properties.step.multipleOf: "multipleOf" is not supported: use "places" of a "format": "decimal"; of other steps a hook or a guard of the server decides',
      'courier.schema.json:28:7 properties.step.nullable: "nullable" is not supported: a property that is not required may be absent or null by itself',
      'courier.schema.json:37:3 oneOf: "oneOf" is not supported: an entity has one shape: write all properties here, with x-access.when on those that only some records have',
      'courier.schema.json:38:3 else: "else" is not supported: use x-access.when and x-access.requiredWhen of a property, or x-access.rules of the entity',
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
