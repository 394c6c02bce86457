/** Mistakes that the database would find. */
import { courier, tableWith } from '#tests/codegen/project.ts'
import { type Case, depot, one, text } from './couriers.ts'

export const database: Case[] = [
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
