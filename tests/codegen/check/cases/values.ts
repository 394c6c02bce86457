/** Choices, defaults and examples that do not fit. */
import { type Case, one, text, toDepot, two, worded } from './couriers.ts'

export const values: Case[] = [
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
  {
    name: 'lists that are stored as texts',
    in: one({
      sizes: { title: 'Name', type: 'array', items: { type: 'integer' } },
      grid: { title: 'Name', type: 'array', items: { type: 'array', items: { type: 'string' } } },
      marks: { title: 'Name', type: 'array', items: { type: 'boolean' } },
    }),
    out: [
      'courier.schema.json:13:17 properties.sizes.items.type: a list holds texts or choices, not whole numbers; write rows ("items": { "type": "object", "properties": … }), or give it an entity of its own',
      'courier.schema.json:20:17 properties.grid.items.type: a list holds texts or choices, not lists; write rows ("items": { "type": "object", "properties": … }), or give it an entity of its own',
      'courier.schema.json:30:17 properties.marks.items.type: a list holds texts or choices, not yes and no; write rows ("items": { "type": "object", "properties": … }), or give it an entity of its own',
    ],
  },
  {
    name: 'keywords and choices of another type inside a value',
    in: one({
      names: { title: 'Name', type: 'array', items: { type: 'string', minimum: 1 } },
      place: {
        title: 'Name',
        type: 'object',
        properties: { at: { type: 'string', format: 'decimal' }, to: { type: 'array' } },
      },
    }),
    out: [
      'courier.schema.json:14:9 properties.names.items.minimum: "minimum" fits only "type": "integer"',
      'courier.schema.json:23:21 properties.place.properties.at.format: a decimal is a property of its own or a column of rows; inside a list or an object write percentage',
      'courier.schema.json:26:19 properties.place.properties.to.type: a list needs "items"',
    ],
  },
  {
    name: 'days before 1900, where the schema says so and where it does not',
    in: one({
      born: { title: 'Name', type: 'string', format: 'date', earliest: 1800, examples: ['1850-03-01', '1799-01-01'] },
      sent: { title: 'Name', type: 'string', format: 'date', examples: ['1850-03-01'] },
      city: { ...text, earliest: 1800 },
      far: { title: 'Name', type: 'string', format: 'date', earliest: 1700 },
    }),
    out: [
      'courier.schema.json:16:9 properties.born.examples[1]: "1799-01-01" is not a valid early-date',
      'courier.schema.json:24:9 properties.sent.examples[0]: "1850-03-01" is not a valid date',
      'courier.schema.json:30:7 properties.city.earliest: "earliest" fits only "format": "date"',
      'courier.schema.json:36:19 properties.far.earliest: must be 1800',
    ],
  },
]
