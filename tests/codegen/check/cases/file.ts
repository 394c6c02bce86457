/** Mistakes in the files of schemas: no JSON, names that are none. */
import { courier } from '#tests/codegen/project.ts'
import { type Case, one, text } from './couriers.ts'

export const file: Case[] = [
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
