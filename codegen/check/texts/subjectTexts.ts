/** Files of hand-written texts: missing languages, keys that hide each other, and lines out of order. */
import { toProblem, type Finding, type Problem } from '#codegen/problems/errors.ts'
import type { JsonSchema } from '#codegen/shape/limits.ts'
import { checkShape } from '#codegen/shape/shape.ts'
import type { Source } from '#codegen/source.ts'
import { linesOf, partOf } from '#codegen/texts/subjectTexts.ts'
import { locales } from '#schemas/product.ts'
import { nameOf } from './texts.ts'

const text: JsonSchema = { type: 'string', minLength: 1 }
const shape: JsonSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(locales.map((locale) => [locale, text])),
  },
}

/** `shell.menu`, or `id` alone. */
const readable = /^(?=.{1,200}$)[A-Za-z][\w-]*(?:\.[\w-]+)*$/

/** A key, and the file in which it stands. */
type Place = { key: string; source: Source }

/** @param sources Files that are JSON. */
export function checkSubjectTexts(sources: readonly Source[]): Problem[] {
  const shapes = sources.map((source) => ({ source, findings: checkShape(shape, {}, source.value).findings }))
  const misshapen = shapes.filter(({ findings }) => findings.length > 0)
  if (misshapen.length > 0)
    return misshapen.flatMap(({ source, findings }) => findings.map((finding) => toProblem(source, finding)))
  const places = sources.flatMap((source) => linesOf(source).map(([key]): Place => ({ key, source })))
  return [
    ...sources.flatMap((source) =>
      [...unreadable(source), ...absent(source), ...unsorted(source)].map((finding) => toProblem(source, finding)),
    ),
    ...hidden(places),
    ...taken(places),
  ]
}

const unreadable = (source: Source): Finding[] =>
  linesOf(source)
    .filter(([key]) => !readable.test(key))
    .map(([key]) => atKey(key, `"${key}" is no key: write letters, digits, _ and -, with a point between parts`))

const absent = (source: Source): Finding[] =>
  linesOf(source).flatMap(([key, line]) =>
    locales
      .filter((locale) => line[locale] === undefined)
      .map((locale): Finding => ({
        ...atKey(key, `no ${nameOf(locale)} for "${key}"; write it here`),
        severity: 'warning',
      })),
  )

function unsorted(source: Source): Finding[] {
  const keys = linesOf(source).map(([key]) => key)
  return keys.flatMap((key, index) => {
    const before = keys[index - 1]
    if (before === undefined || before < key) return []
    return [
      { ...atKey(key, `"${key}" belongs above "${before}": keys stand in alphabetical order`), severity: 'warning' },
    ]
  })
}

/** Keys of two files, and texts at which others would lie: one of the two would not be found. */
function hidden(places: readonly Place[]): Problem[] {
  const first = new Map<string, Place>()
  const twice = places.flatMap((place) => {
    const known = first.get(place.key)
    if (!known) first.set(place.key, place)
    return known && known.source !== place.source
      ? [problemAt(place, `"${place.key}" stands at ${placeOf(known)} too; delete one of the two`)]
      : []
  })
  const beneath = [...first.values()].flatMap((place) =>
    above(place.key).flatMap((key) => {
      const known = first.get(key)
      return known
        ? [problemAt(place, `"${key}" is a text itself, at ${placeOf(known)}: nothing can lie beneath it`)]
        : []
    }),
  )
  return [...twice, ...beneath]
}

/** Beginnings of keys that belong elsewhere: texts of two sources are joined by the first part of their keys. */
function taken(places: readonly Place[]): Problem[] {
  const ofServer = new Map(
    places.filter(({ source }) => partOf(source) === 'texts').map((place) => [rootOf(place.key), place]),
  )
  return places.flatMap((place) => {
    const root = rootOf(place.key)
    if (root === 'resources')
      return [problemAt(place, `"resources." begins the texts of entities, which stand in schemas/i18n/`)]
    const known = partOf(place.source) === 'texts' ? undefined : ofServer.get(root)
    const message = `the server says texts that begin with "${root}." too, as at ${known && placeOf(known)}; write this in schemas/texts/`
    return known ? [problemAt(place, message)] : []
  })
}

const rootOf = (key: string): string => key.split('.', 1)[0] ?? key

/** 'a.b' and 'a' for 'a.b.c'. */
const above = (key: string): string[] => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index))

const atKey = (key: string, message: string): Finding => ({ path: [key], atKey: true, message })

const problemAt = ({ key, source }: Place, message: string): Problem => toProblem(source, atKey(key, message))

const placeOf = (place: Place): string => {
  const { file, line } = problemAt(place, '')
  return `schemas/${file}:${line}`
}
