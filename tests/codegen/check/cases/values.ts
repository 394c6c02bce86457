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
]
