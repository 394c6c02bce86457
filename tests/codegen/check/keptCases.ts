/** Mistakes in what server and database maintain: number series, hierarchies, child rows. */
import { courier } from '#tests/codegen/project.ts'
import type { Case } from '#tests/codegen/check/cases/couriers.ts'

const day = { title: 'Name', type: 'string', format: 'date' }
const one = (properties: Record<string, unknown>, keywords?: Record<string, unknown>) => ({
  'courier.schema.json': courier(properties, keywords),
})
const numbered = (series: unknown, more: object = {}, store: object = { unique: true }) =>
  one(
    {
      number: { title: 'Name', type: 'string', readOnly: true, 'x-store': { series, ...store }, ...more },
      sent: day,
    },
    { required: ['sent'] },
  )
const at = 'courier.schema.json:14:19 properties.number.x-store.series:'

const key = at.replace(':19', ':9')

const single = (properties: Record<string, unknown>, keywords: Record<string, unknown> = {}) =>
  one(properties, { 'x-entity': { kind: 'singleton' }, ...keywords })

export const kept: Case[] = [
  { name: 'the only record of its kind', in: single({}), out: [] },
  {
    name: 'an only record that needs a value which no migration knows',
    in: single({ sent: day }, { required: ['sent'] }),
    out: [
      'courier.schema.json:22:5 required[0]: "sent" is required, and the one record is made by the migration: give it a default, or take it from required',
    ],
  },
  {
    name: 'an only record that is made, listed, put in an order and told from others',
    in: single(
      { code: { title: 'Name', type: 'string', 'x-store': { unique: true } } },
      {
        'x-access': { read: '*', create: 'ROLE_SETTINGS', delete: 'ROLE_SETTINGS' },
        'x-ui': { list: { columns: ['name'] } },
      },
    ),
    out: [
      'courier.schema.json:13:9 properties.code.x-store.unique: of a singleton there is one record, which is read and updated on one page; leave "unique" out',
      'courier.schema.json:22:5 x-access.create: of a singleton there is one record, which is read and updated on one page; leave "create" out',
      'courier.schema.json:23:5 x-access.delete: of a singleton there is one record, which is read and updated on one page; leave "delete" out',
      'courier.schema.json:26:5 x-ui.list: of a singleton there is one record, which is read and updated on one page; leave "list" out',
    ],
  },
  {
    name: 'a relation to an only record',
    in: {
      ...one({ house: { title: 'Depot', 'x-relation': { entity: 'depot' } } }),
      'depot.schema.json': courier({}, { title: 'Depot', 'x-entity': { kind: 'singleton' } }),
    },
    out: [
      'courier.schema.json:12:19 properties.house.x-relation.entity: of "depot" there is one record, which needs no relation; read it where it is used',
    ],
  },
  {
    name: 'a form without number',
    in: numbered('K{year}'),
    out: [`${at} "K{year}" has no {n}, where the number stands`],
  },
  { name: 'a form with two numbers', in: numbered('{n}-{n}'), out: [`${at} "{n}-{n}" has {n} more than once`] },
  {
    name: 'a form with what nobody counts in',
    in: numbered('{customer}-{n}'),
    out: [`${at} "{customer}-{n}" has more than letters, digits, blanks and . / _ - beside {year} and {n}`],
  },
  {
    name: 'a number that is as wide as the year',
    in: numbered('{year:4}{n}'),
    out: [`${at} "{year:4}{n}" may say a width of 1 to 12 digits for {n}, as in {n:4}, and none for {year}`],
  },
  {
    name: 'a number that anybody may write, that may come twice, and that hardly fits',
    in: numbered('K{n}', { readOnly: false, maxLength: 8 }, {}),
    out: [
      `${key} the server gives "number" its number: write "readOnly": true`,
      `${key} no two records have the same number: write "unique": true beside it`,
      `${key} "maxLength" of "number" must be 10 or more, for nine digits`,
    ],
  },
  {
    name: 'a year that nothing says',
    in: numbered({ form: 'K{year}-{n}', by: 'name' }),
    out: [
      'courier.schema.json:16:17 properties.number.x-store.series.by: "name" must be a required date or moment, for the year is taken from it',
    ],
  },
  {
    name: 'a hierarchy of other records',
    in: {
      ...one({ depot: { title: 'Depot', 'x-relation': { entity: 'depot', hierarchy: true } } }),
      'depot.schema.json': { ...courier(), title: 'Depot', 'x-entity': { plural: 'depots' } },
    },
    out: [
      'courier.schema.json:13:9 properties.depot.x-relation.hierarchy: "depot" must lead to one other record of courier itself, for that to be a hierarchy',
    ],
  },
  {
    name: 'two hierarchies, and one that would take all below along',
    in: one({
      main: { title: 'Main', 'x-relation': { entity: 'courier', hierarchy: true, onDelete: 'cascade' } },
      depot: { title: 'Depot', 'x-relation': { entity: 'courier', hierarchy: { depth: 3 } } },
    }),
    out: [
      'courier.schema.json:14:21 properties.main.x-relation.onDelete: all that is below a record would go with it unseen; use restrict or clear',
      'courier.schema.json:21:9 properties.depot.x-relation.hierarchy: "main" makes a hierarchy already, and a record has one place',
    ],
  },
  {
    name: 'a hierarchy that nobody makes',
    in: one({ main: { title: 'Main', readOnly: true, 'x-relation': { entity: 'courier', hierarchy: true } } }),
    out: [
      'courier.schema.json:14:9 properties.main.x-relation.hierarchy: somebody must say what a record is part of: leave out "readOnly" of "main"',
    ],
  },
  {
    name: 'a row that may belong to nothing, or stay behind',
    in: {
      ...one(
        {
          depot: { title: 'Depot', 'x-relation': { entity: 'depot', parent: 'couriers' } },
          main: { title: 'Main', 'x-relation': { entity: 'depot', parent: 'name' } },
          state: { title: 'State', 'x-relation': { entity: 'depot', parent: 'others', onDelete: 'restrict' } },
        },
        { required: ['main', 'state'] },
      ),
      'depot.schema.json': { ...courier(), title: 'Depot', 'x-entity': { plural: 'depots' } },
    },
    out: [
      'courier.schema.json:13:9 properties.depot.x-relation.parent: a row always belongs to something: put "depot" in required, and leave out "readOnly"',
      'courier.schema.json:20:9 properties.main.x-relation.parent: "name" of depot is something else already; choose another name for its rows',
      'courier.schema.json:27:9 properties.state.x-relation.parent: rows go with what they belong to: leave out "onDelete", or write "cascade"',
    ],
  },
  {
    name: 'a list whose record would go with one of them, and one that may end up empty',
    in: {
      ...one(
        {
          depot: { title: 'Depot', 'x-relation': { entity: 'depot', many: true, onDelete: 'cascade' } },
          main: { title: 'Main', 'x-relation': { entity: 'depot', many: true, onDelete: 'clear' } },
          state: { title: 'State', 'x-relation': { entity: 'depot', many: true } },
        },
        { required: ['main', 'state'] },
      ),
      'depot.schema.json': { ...courier(), title: 'Depot', 'x-entity': { plural: 'depots' } },
    },
    out: [
      'courier.schema.json:14:21 properties.depot.x-relation.onDelete: "depot" may lead to several, and a record does not go with one of them: use clear, which takes that one out of the list, or restrict',
      'courier.schema.json:22:21 properties.main.x-relation.onDelete: "main" is required, so it cannot be cleared when the depot goes; use restrict',
    ],
  },
  {
    name: 'a year that nobody asks for',
    in: numbered({ form: 'K{n}', by: 'sent' }),
    out: [
      'courier.schema.json:16:17 properties.number.x-store.series.by: "K{n}" has no {year}, so there is no year to take from "sent"',
    ],
  },
  {
    name: 'a form that is set elsewhere, which there is not, or which is another while nothing is set',
    in: numbered({ form: 'D{n:6}', setting: 'numbering.debtorFrom' }),
    out: [
      'courier.schema.json:16:22 properties.number.x-store.series.setting: "numbering.debtorFrom" is no setting; did you mean "numbering.debtorForm"?',
    ],
  },
  {
    name: 'a form that is another than its setting begins with',
    in: numbered({ form: 'D{n:5}', setting: 'numbering.debtorForm' }),
    out: [
      'courier.schema.json:16:22 properties.number.x-store.series.setting: "form" must be what the setting is while nothing is set, "D{n:6}"',
    ],
  },
]
