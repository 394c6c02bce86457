/** Mistakes inside one property: rows, texts per language, masks, logged reads, bounds, what is computed, conditions on values. */
import { courier } from '#tests/codegen/project.ts'
import { one, text, type Case } from '#tests/codegen/check/cases/couriers.ts'

const words = { title: 'Name', $ref: 'values.schema.json#/$defs/LocalizedText' }
const table = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  one({
    steps: { title: 'Name', type: 'array', maxItems: 3, items: { type: 'object', properties, ...more } },
  })

const follows = (computed: object) => ({ title: 'Name', type: 'integer', readOnly: true, 'x-store': { computed } })
const number = { title: 'Name', type: 'string', format: 'decimal' }

export const composed: Case[] = [
  {
    name: 'rows without limit',
    in: one({ steps: { title: 'Name', type: 'array', items: { type: 'object', properties: { name: text } } } }),
    out: ['courier.schema.json:9:5 properties.steps: "maxItems" is missing: how many rows "steps" may have at most'],
  },
  {
    name: 'rows that hold a column which is not one value',
    in: table({ inner: { title: 'Name', type: 'object' } }),
    out: [
      'courier.schema.json:16:11 properties.steps.items.properties.inner: a column cannot hold an object; give it an entity of its own, or one value',
    ],
  },
  {
    name: 'rows with rich text',
    in: table({ body: { title: 'Name', $ref: 'values.schema.json#/$defs/LocalizedHtml' } }),
    out: [
      'courier.schema.json:16:11 properties.steps.items.properties.body: a column cannot hold rich text; give it an entity of its own, or one value',
    ],
  },
  {
    name: 'a required column that is not there',
    in: table({ name: text }, { required: ['nam'] }),
    out: [
      'courier.schema.json:22:11 properties.steps.items.required[0]: "nam" is not a column of "steps"; did you mean "name"?',
    ],
  },
  {
    name: 'a column in snake_case',
    in: table({ first_name: text }),
    out: [
      'courier.schema.json:16:11 properties.steps.items.properties.first_name: "first_name" must be in camelCase, as the name of a property is',
    ],
  },
  {
    name: 'a column without Dutch and French',
    in: table({ name: { title: 'Town', type: 'string' } }),
    out: [
      'courier.schema.json:16:11 properties.steps.items.properties.name: warning: no Dutch for "Town"; write it in schemas/i18n/courier.json or in schemas/glossary.json',
      'courier.schema.json:16:11 properties.steps.items.properties.name: warning: no French for "Town"; write it in schemas/i18n/courier.json or in schemas/glossary.json',
    ],
  },
  {
    name: 'a text per language that is to be sorted',
    in: one({ city: { ...words, 'x-store': { index: true } } }),
    out: ['courier.schema.json:13:18 properties.city.x-store.index: a text per language cannot be indexed'],
  },
  {
    name: 'a text per language that is filtered and not searched',
    in: one({ city: { ...words, 'x-store': { filter: true } } }),
    out: ['courier.schema.json:13:19 properties.city.x-store.filter: a text per language cannot be filtered'],
  },
  {
    name: 'a condition that compares a text per language',
    in: one({ city: words }, { 'x-access': { read: '*', rows: { ROLE_EMPLOYEE: { city: 'Utrecht' } } } }),
    out: ['courier.schema.json:21:9 x-access.rows.ROLE_EMPLOYEE.city: "eq" does not fit "city", which holds localized'],
  },
  {
    name: 'a mask on what has no last characters',
    in: one({
      city: { ...words, 'x-access': { read: 'ROLE_SETTINGS', mask: true } },
      code: { ...text, 'x-access': { read: 'ROLE_SETTINGS', mask: true } },
      steps: {
        title: 'Name',
        type: 'array',
        maxItems: 3,
        items: { type: 'object', properties: { name: text } },
        'x-access': { mask: true },
      },
    }),
    out: [
      'courier.schema.json:14:17 properties.city.x-access.mask: "city" holds localized, of which no last characters can be shown; leave out "mask", so that who lacks "read" does not see it',
      'courier.schema.json:39:17 properties.steps.x-access.mask: "steps" holds rows, of which no last characters can be shown; leave out "mask", so that who lacks "read" does not see it',
    ],
  },
  {
    name: 'reads that are to be logged of what nobody reads, of what stands for the record, and of what a relation or a column shows',
    in: {
      ...one(
        {
          key: { ...text, writeOnly: true, 'x-access': { logReads: true } },
          pin: { ...text, 'x-access': { logReads: true, mask: true } },
          story: { ...text, 'x-access': { logReads: true } },
        },
        { 'x-ui': { list: { columns: ['name', 'pin', 'story'] } } },
      ),
      'depot.schema.json': {
        ...courier({
          main: { title: 'Main', 'x-relation': { entity: 'courier', embed: ['name', 'pin'] } },
          name: { ...text, 'x-access': { logReads: true } },
        }),
        title: 'Depot',
        'x-entity': { plural: 'depots' },
      },
    },
    out: [
      'courier.schema.json:14:21 properties.key.x-access.logReads: "key" is writeOnly, so nobody reads it; leave out "logReads"',
      'courier.schema.json:44:9 x-ui.list.columns[2]: reads of "story" are logged, so lists leave it out; give it "mask": true, or take it from the columns',
      'depot.schema.json:9:21 properties.name.x-access.logReads: "name" stands for the record in lists and relations, which are not logged; leave out "logReads" or name another titleField',
      'depot.schema.json:18:11 properties.main.x-relation.embed[1]: reads of "pin" of "courier" are logged, and what a relation shows is not; leave it out of "embed"',
    ],
  },
  {
    name: 'bounds of a decimal that no value meets, and of what is none',
    in: one({
      share: { ...number, minimum: 10, maximum: 9.5 },
      part: { ...number, minimum: 0.5, exclusiveMaximum: 0.5 },
      sum: { ...number, minimum: 1, exclusiveMinimum: 0 },
      code: { ...text, exclusiveMinimum: 1 },
      count: { title: 'Name', type: 'integer', minimum: 0.5 },
    }),
    out: [
      'courier.schema.json:13:18 properties.share.minimum: "minimum" is above "maximum", so no value fits',
      'courier.schema.json:20:18 properties.part.minimum: leaves no value between "minimum" and "exclusiveMaximum"',
      'courier.schema.json:28:7 properties.sum.exclusiveMinimum: "minimum" and "exclusiveMinimum" cannot stand together',
      'courier.schema.json:33:7 properties.code.exclusiveMinimum: "exclusiveMinimum" fits only "format": "decimal"',
      'courier.schema.json:38:18 properties.count.minimum: must be a whole number, as the value is',
    ],
  },
  {
    name: 'bounds and defaults of a decimal with more digits than it has, or outside of its bounds',
    in: one({
      share: { ...number, minimum: 0.125 },
      part: { ...number, places: 6, maximum: 123456789012.1234 },
      sum: { ...number, minimum: 9.5, default: '10.125' },
      other: { ...number, minimum: 9.5, default: '-9.6' },
    }),
    out: [
      'courier.schema.json:13:18 properties.share.minimum: must be a number with at most 2 digits after the point, as the value has, and 15 in all',
      'courier.schema.json:20:18 properties.part.maximum: must be a number with at most 6 digits after the point, as the value has, and 15 in all',
      'courier.schema.json:27:18 properties.sum.default: must be a decimal with at most 2 digits after the point, written as "12.5"',
      'courier.schema.json:34:18 properties.other.default: "-9.6" is outside of "minimum"',
    ],
  },
  {
    name: 'bounds of a decimal that nothing would hold',
    in: one({
      steps: {
        title: 'Name',
        type: 'array',
        maxItems: 3,
        items: { type: 'object', properties: { share: { ...number, minimum: 1 } } },
      },
    }),
    out: [
      'courier.schema.json:20:13 properties.steps.items.properties.share.minimum: a decimal of a row has no bounds; leave "minimum" out',
    ],
  },
  {
    name: 'a computed property that somebody could fill in',
    in: one({ twice: { title: 'Name', type: 'integer', 'x-store': { computed: { add: [1, 2] } } } }),
    out: [
      'courier.schema.json:13:9 properties.twice.x-store.computed: "twice" is computed, so nobody fills it in: write "readOnly": true',
    ],
  },
  {
    name: 'an expression over what is not there',
    in: one({ twice: follows({ add: ['$.size', 1] }) }),
    out: ['courier.schema.json:16:13 properties.twice.x-store.computed.add[0]: "$.size" is no property of this entity'],
  },
  {
    name: 'an expression over kinds that do not go together',
    in: one({ twice: follows({ add: ['$.name', 1] }) }),
    out: [
      'courier.schema.json:15:18 properties.twice.x-store.computed.add: "add" takes values of one kind, not text and number',
    ],
  },
  {
    name: 'an expression that results in something else',
    in: one({ twice: follows({ join: ['$.name', 'a'] }) }),
    out: ['courier.schema.json:14:21 properties.twice.x-store.computed: results in text, and "twice" holds integer'],
  },
  {
    name: 'a total of records that do not point here',
    in: one({ twice: follows({ count: 'parcels' }) }),
    out: ['courier.schema.json:15:20 properties.twice.x-store.computed.count: "parcels" is no way back to courier'],
  },
  {
    name: 'a condition on having a value beside required',
    in: one({ city: { ...text, 'x-access': { when: { name: 'a' } } } }, { required: ['city'] }),
    out: [
      'courier.schema.json:13:9 properties.city.x-access.when: "city" is required, so it cannot be without value; write "requiredWhen" and take it from required',
    ],
  },
  {
    name: 'a condition on having a value beside a default',
    in: one({ city: { ...text, default: 'Utrecht', 'x-access': { when: { name: 'a' } } } }),
    out: [
      'courier.schema.json:14:9 properties.city.x-access.when: "city" has a default, which it would have without the condition; leave one of the two out',
    ],
  },
  {
    name: 'a condition on needing a value that is always needed',
    in: one({ city: { ...text, 'x-access': { requiredWhen: { name: 'a' } } } }, { required: ['city'] }),
    out: [
      'courier.schema.json:13:9 properties.city.x-access.requiredWhen: "city" is required anyway; leave out "requiredWhen", or take it from required',
    ],
  },
  {
    name: 'a condition on having a value that nobody fills in',
    in: one({ city: { ...text, readOnly: true, 'x-access': { when: { name: 'a' } } } }),
    out: [
      'courier.schema.json:14:9 properties.city.x-access.when: "city" is readOnly, so nobody can fill it in; leave out "when"',
    ],
  },
  {
    name: 'a condition on having a value about what is not there',
    in: one({ city: { ...text, 'x-access': { when: { nam: 'a' } } } }),
    out: [
      'courier.schema.json:14:11 properties.city.x-access.when.nam: "nam" is not a property of courier; did you mean "name"?',
    ],
  },
]
