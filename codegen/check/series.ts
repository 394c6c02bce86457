/** Number series: the format must contain a counter, and the property must be a text that only the server fills. */
import { formatNumber, formProblem, hasYear } from '#domain/numberSeries.ts'
import { settingByKey } from '#domain/settings/officeSettings.ts'
import type { Property, Series } from '#schemas/entity.ts'
import type { Finding, Path } from '#codegen/problems/errors.ts'
import { propertyNamed, type Draft } from './project.ts'

export const checkSeries = (draft: Draft): Finding[] =>
  draft.entity.facts.properties.flatMap((property) => {
    const { name, series } = property
    if (!series) return []
    const store: Path = ['properties', name, 'x-store']
    const isForm = typeof draft.schema.properties[name]?.['x-store']?.series === 'string'
    const path: Path = isForm ? [...store, 'series'] : [...store, 'series', 'form']
    const problem = formProblem(series.form)
    if (problem) return [{ path, message: `"${series.form}" ${problem}` }]
    return [
      ...checkColumn(property, series).map((message) => ({ path: [...store, 'series'], atKey: true, message })),
      ...checkYear(draft, series, [...store, 'series', 'by']),
      ...checkSetting(series, [...store, 'series', 'setting']),
    ]
  })

function checkColumn(
  { name, type, format, readOnly, unique, required, default: value, maxLength }: Property,
  series: Series,
) {
  const longest = formatNumber(series.form, '2026', 10 ** 9 - 1).length
  return [
    ...(type === 'string' && format === undefined
      ? []
      : [`"${name}" must be "type": "string" without a format, to hold numbers of a series`]),
    ...(readOnly ? [] : [`the server gives "${name}" its number: write "readOnly": true`]),
    ...(required ? [`the server gives "${name}" its number: take it from required`] : []),
    ...(value === undefined ? [] : [`"${name}" has a default, and would never get a number; leave one of the two out`]),
    ...(unique.some((set) => set.length === 1)
      ? []
      : [`no two records have the same number: write "unique": true beside it`]),
    ...((maxLength ?? longest) < longest
      ? [`"maxLength" of "${name}" must be ${longest} or more, for nine digits`]
      : []),
  ]
}

function checkYear(draft: Draft, { form, by }: Series, path: Path): Finding[] {
  const property = propertyNamed(draft, by)
  if (by === undefined || !property) return []
  if (!hasYear(form)) return [{ path, message: `"${form}" has no {year}, so there is no year to take from "${by}"` }]
  const isDay = (property.type === 'date' || property.type === 'date-time') && property.required
  return isDay ? [] : [{ path, message: `"${by}" must be a required date or moment, for the year is taken from it` }]
}

/** The office sees the form that holds while it has set none, so that must be this one. */
function checkSetting({ form, setting }: Series, path: Path): Finding[] {
  if (setting === undefined) return []
  const found = settingByKey.get(setting)
  if (!found)
    return [{ path, message: `"${setting}" is no setting`, name: setting, candidates: [...settingByKey.keys()] }]
  return found.fallback === form
    ? []
    : [{ path, message: `"form" must be what the setting is while nothing is set, ${JSON.stringify(found.fallback)}` }]
}
