/** Mistakes in files of hand-written texts. */
import { type Case, one } from './couriers.ts'
import { printLines, type Lines } from '#codegen/texts/subjectTexts.ts'

const every = (text: string) => ({ nl: text, en: text, fr: text })
const said = (files: Readonly<Record<string, Lines>>) => ({
  ...one({}),
  ...Object.fromEntries(Object.entries(files).map(([file, lines]) => [`texts/${file}.json`, printLines(lines)])),
})

export const subjectTexts: Case[] = [
  {
    name: 'a language that is missing',
    in: said({ parcels: { 'parcel.lost': every('Lost'), 'parcel.sent': { nl: 'Verstuurd', en: 'Sent' } } }),
    out: ['texts/parcels.json:3:3 parcel.sent: warning: no French for "parcel.sent"; write it here'],
  },
  {
    name: 'a language that is none, and an empty text',
    in: said({ parcels: { 'parcel.lost': { ...every('Lost'), ft: 'Perdu' } as object, 'parcel.sent': every('') } }),
    out: [
      'texts/parcels.json:2:62 parcel.lost.ft: unknown keyword "ft"; did you mean "fr"?',
      'texts/parcels.json:3:26 parcel.sent.nl: must not be empty',
      'texts/parcels.json:3:36 parcel.sent.en: must not be empty',
      'texts/parcels.json:3:46 parcel.sent.fr: must not be empty',
    ],
  },
  {
    name: 'a key in two files',
    in: said({ depots: { 'parcel.lost': every('Lost') }, parcels: { 'parcel.lost': every('Gone') } }),
    out: [
      'texts/parcels.json:2:3 parcel.lost: "parcel.lost" stands at schemas/texts/depots.json:2 too; delete one of the two',
    ],
  },
  {
    name: 'a key twice in one file',
    in: {
      ...one({}),
      'texts/parcels.json': `{\n  "parcel": ${JSON.stringify(every('Lost'))},\n  "parcel": ${JSON.stringify(every('Gone'))}\n}\n`,
    },
    out: ['texts/parcels.json:3:3 parcel: "parcel" stands here twice; only the last would count'],
  },
  {
    name: 'a text beneath a text',
    in: said({ parcels: { 'parcel.lost': every('Lost'), 'parcel.lost.when': every('Lost on') } }),
    out: [
      'texts/parcels.json:3:3 parcel.lost.when: "parcel.lost" is a text itself, at schemas/texts/parcels.json:2: nothing can lie beneath it',
    ],
  },
  {
    name: 'a key that cannot be asked for, and one out of order',
    in: said({ parcels: { 'parcel.sent': every('Sent'), 'parcel.lost': every('Lost'), 'parcel..at': every('At') } }),
    out: [
      'texts/parcels.json:3:3 parcel.lost: warning: "parcel.lost" belongs above "parcel.sent": keys stand in alphabetical order',
      'texts/parcels.json:4:3 parcel..at: "parcel..at" is no key: write letters, digits, _ and -, with a point between parts',
      'texts/parcels.json:4:3 parcel..at: warning: "parcel..at" belongs above "parcel.lost": keys stand in alphabetical order',
    ],
  },
  {
    name: 'keys of a screen that begin as those of the server or of entities do',
    in: said({
      errors: { 'error.lost': every('Lost') },
      'screens/parcels': { 'error.sent': every('Sent'), 'resources.parcel.name': every('Parcel') },
    }),
    out: [
      'texts/screens/parcels.json:2:3 error.sent: the server says texts that begin with "error." too, as at schemas/texts/errors.json:2; write this in schemas/texts/',
      'texts/screens/parcels.json:3:3 resources.parcel.name: "resources." begins the texts of entities, which stand in schemas/i18n/',
    ],
  },
]
