/**
 * Warns, before saving, that a record with a period of validity changes past days, and shows what is valid then now.
 */
import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useTranslate, useTranslateLabel } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import { callIfOffered } from '#providers/http.ts'
import { isObject } from '#providers/callErrors.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { cellText } from '#resources/texts/cellValue.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import type { Values } from './changes.ts'
import { SurfaceContext } from '#resources/contexts/FormSurface.ts'

type WarningProps = { entity: Entity }

/** Watches only entities with a period of validity, because it re-renders on every key. */
export const BackdatedWarning = ({ entity }: WarningProps) => (entity.validity ? <Watched entity={entity} /> : null)

const Watched = ({ entity }: WarningProps) => {
  const translate = useTranslate()
  const { watch } = useFormContext()
  const { defaultValues, isDirty } = useFormState()
  const isNew = useContext(SurfaceContext)?.mode === 'create'
  const [today] = useState(() => dayOf(Date.now()))
  const period = pastOf(entity, watch(), isNew ? undefined : defaultValues, today)
  const now = useHeldOn(entity, isDirty ? period?.from : undefined, watch())
  if (!isDirty || !period) return null
  const days = { from: formatDay(period.from), until: formatDay(period.until) }
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(now ? 'form.backdated.instead' : 'form.backdated.days', { ...days, now })}
    </Alert>
  )
}

/** Past days for which this record is or was valid. */
function pastOf({ validity }: Entity, values: Values, stored: Values | undefined, today: IsoDate) {
  if (!validity) return undefined
  const { from, until } = validity
  const first = [values[from], stored?.[from]].filter(isDay).sort()[0]
  if (first === undefined || first >= today) return undefined
  const lasts = [values, stored].map((one) => (one && until !== undefined ? one[until] : undefined))
  const hasEnd = lasts.every((last, at) => isDay(last) || (at === 1 && !stored))
  const last = hasEnd ? lasts.filter(isDay).sort().at(-1) : undefined
  const yesterday = addDays(today, -1)
  return { from: first, until: last !== undefined && last < yesterday ? last : yesterday }
}

const isDay = (value: unknown): value is IsoDate => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/**
 * @returns Values that are valid on the day for the same matter, as text; undefined if there are none or they are
 *   unknown.
 */
function useHeldOn(entity: Entity, day: IsoDate | undefined, values: Values): string | undefined {
  const locale = useKnownLocale()
  const translateLabel = useTranslateLabel()
  const { data = [] } = useQuery({
    queryKey: [entity.name, 'held', day],
    queryFn: async ({ signal }) =>
      itemsIn(await callIfOffered('GET', entity.api, { query: { _asOf: day, _limit: -1 }, signal })),
    enabled: day !== undefined,
    retry: false,
  })
  const by = entity.validity?.by ?? []
  const held = data.find((item) => by.every((name) => keyOf(item[name]) === keyOf(values[name])))
  if (!held) return undefined
  const text = factsOf(entity)
    .map((property) => [translateLabel({ source: property.name, resource: entity.name }), property] as const)
    .map(([label, property]) => `${String(label)} ${cellText(property, held[property.name], locale)}`)
  return text.join(', ')
}

/** Properties beside the matter and the days. */
const factsOf = ({ properties, validity }: Entity): Property[] =>
  properties.filter(
    ({ name, required, relation }) =>
      required && !relation && ![validity?.from, validity?.until, ...(validity?.by ?? [])].includes(name),
  )

/** Relations compare by id; missing values are all equal. */
const keyOf = (value: unknown): string => {
  if (isObject(value) && 'id' in value) return String(value.id)
  return JSON.stringify(value === '' ? null : (value ?? null)).replace(/^"|"$/g, '')
}

const itemsIn = (body: unknown): Values[] =>
  isObject(body) && Array.isArray(body.items) ? (body.items as Values[]) : []
