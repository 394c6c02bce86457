/** Mistakes in files of words. */
import { type Case, one, text, worded } from './couriers.ts'

export const texts: Case[] = [
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
