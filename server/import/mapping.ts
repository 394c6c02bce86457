/** Meaning of each column of a file: guessed from its header, or remembered from the last file with these headers. */
import { plainWord } from '#domain/cells/words.ts'
import type { Entity, Format } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { FieldErrors } from '#server/errors.ts'
import { titlesOf, type Target } from './targets.ts'

/** Per column the name of its target; null: not read. */
export type Mapping = readonly (string | null)[]

/** Synonyms for the title of a property, by its format; they count if only one property has that format. */
const synonyms: Partial<Record<Format, readonly string[]>> = {
  email: ['email', 'mail', 'emailadres', 'mailadres', 'emailaddress', 'courriel', 'adressemail'],
  'phone-e164': [
    'telefoon',
    'telefoonnummer',
    'tel',
    'mobiel',
    'gsm',
    'nummer',
    'phone',
    'phonenumber',
    'telephone',
    'number',
    'numero',
    'numerodetelephone',
  ],
  iban: ['iban', 'rekening', 'rekeningnummer', 'bankrekening', 'bankaccount', 'account', 'compte', 'comptebancaire'],
  uri: ['url', 'website', 'site', 'web', 'internet', 'siteweb'],
}

/** @returns Each target at most once: the first column that fits it best. */
export function guess(headers: readonly string[], entity: Entity, targets: readonly Target[]): Mapping {
  const words = headers.map(plainWord)
  const found = new Map<number, string>()
  const taken = new Set<string>()
  const take = (namesOf: (target: Target) => readonly string[]) => {
    for (const target of targets) {
      if (taken.has(target.name)) continue
      const names = namesOf(target).map(plainWord)
      const column = words.findIndex((word, index) => word !== '' && !found.has(index) && names.includes(word))
      if (column < 0) continue
      found.set(column, target.name)
      taken.add(target.name)
    }
  }
  take((target) => Object.values(titlesOf(target, entity)))
  take((target) => [target.name, target.property.column, `${target.property.name}Id`])
  // A text per language without a language is its first.
  take(({ property, part }) =>
    part !== undefined && part === property.languages?.[0]
      ? [property.name, ...locales.map((locale) => titlesOf({ name: property.name, property }, entity)[locale])]
      : [],
  )
  take(({ property: { format } }) => {
    const alike = targets.filter(({ property }) => property.format === format)
    return format && alike.length === 1 ? (synonyms[format] ?? []) : []
  })
  return headers.map((_, index) => found.get(index) ?? null)
}

/** Remembered mapping without the columns that this person may not fill in now. */
export const permitted = (mapping: Mapping, targets: readonly Target[]): Mapping =>
  mapping.map((name) => (targets.some((target) => target.name === name) ? name : null))

/** @param columns As sent: `[{ header, to }]`. @throws {FieldErrors} At `columns`. */
export function readMapping(columns: unknown, headers: readonly string[], targets: readonly Target[]): Mapping {
  const refuse = (key: string, name?: unknown) =>
    new FieldErrors({ columns: [{ key, ...(name !== undefined && { values: { name: String(name).slice(0, 60) } }) }] })
  if (!Array.isArray(columns)) throw refuse('validation.type.array')
  const mapping: (string | null)[] = headers.map(() => null)
  const seen = new Set<number>()
  for (const one of columns as unknown[]) {
    const { header, to = null } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>
    // Columns may share a header, or have none: the next one that was not named yet.
    const index = headers.findIndex((own, at) => own === header && !seen.has(at))
    if (index < 0) throw refuse('error.import.noColumn', header ?? '')
    seen.add(index)
    if (to === null) continue
    const target = targets.find(({ name }) => name === to)
    if (!target) throw refuse('error.import.noTarget', to)
    if (mapping.includes(target.name)) throw refuse('error.import.targetTwice', to)
    mapping[index] = target.name
  }
  if (mapping.every((name) => name === null)) throw refuse('error.import.nothingChosen')
  return mapping
}
