/** What columns are guessed to be, from headers as people write them. */
import { expect, test } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import { contactPerson } from '#schemas/generated/contact-person.ts'
import { country } from '#schemas/generated/country.ts'
import { merchant } from '#schemas/generated/merchant.ts'
import type { Entity } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { guess } from '#server/import/mapping.ts'
import { targetsOf, titlesOf } from '#server/import/targets.ts'
import { system } from '#server/foundation/writer.ts'

const { access } = system('mapping')
const guessed = (entity: Entity, headers: readonly string[]) => guess(headers, entity, targetsOf(entity, access))

const importable = entities.filter((entity) => entity.access.import !== undefined)

test.for(locales.flatMap((locale) => importable.map(({ name }) => [name, locale] as const)))(
  'the titles of %s in %s are understood, whatever their case, accents and blanks',
  ([name, locale]) => {
    const entity = importable.find((one) => one.name === name) ?? merchant
    const targets = targetsOf(entity, access)
    const titles = targets.map((target) => titlesOf(target, entity)[locale])
    const names = targets.map((target) => target.name)
    expect(guessed(entity, titles)).toEqual(names)
    const sloppy = titles.map((title) => ` ${title.toUpperCase().normalize('NFD').replaceAll(' ', '_')} `)
    expect(guessed(entity, sloppy)).toEqual(names)
  },
)

test('names of properties, other words for formats, and a text without its language', () => {
  expect(guessed(merchant, ['externalId', 'external_id', 'Website', 'client_id', 'Omzet'])).toEqual([
    'externalId',
    null,
    'url',
    'client',
    null,
  ])
  expect(guessed(country, ['code', 'Naam'])).toEqual(['code', 'name.nl'])
  expect(guessed(contactPerson, ['E-mailadres'])).toEqual(['email'])
  expect(guessed(merchant, ['', 'Name', 'naam'])).toEqual([null, 'name', null])
})
