/** Form of one condition: operator and values. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useFilterLabel } from './useFilterLabel.ts'
import type { Locale } from '#schemas/entity.ts'
import type { ListCondition } from './conditions.ts'
import { kindsOffered, type FilterValue, type Kind } from './kinds.ts'
import { mistakeOf, readText, valueText } from './valueText.ts'
import { Values } from './Values.tsx'

type ConditionFormProps = {
  property: Property
  condition?: ListCondition
  /** Returns to the choice of the property. */
  onBack?: () => void
  onDone: (condition: ListCondition) => void
  /** Makes it one of several of which one must hold. */
  onOr?: () => void
  onRemove?: () => void
}

export const ConditionForm = ({ property, condition, onBack, onDone, onOr, onRemove }: ConditionFormProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const label = useFilterLabel()(property.name)
  const offered = kindsOffered(property)
  const known = condition?.kind
  const kinds = known && !offered.includes(known) ? [known, ...offered] : offered
  const [name, setName] = useState(() => known?.name ?? defaultKind(property, offered))
  const [drafts, setDrafts] = useState<readonly FilterValue[]>(() => draftsOf(condition, property, locale))
  const [isTried, setTried] = useState(false)
  const kind = kinds.find((one) => one.name === name) ?? kinds[0]
  if (!kind) return null
  const values = valuesOf(kind, property, drafts)

  const handleKind = (next: string) => {
    setName(next)
    setTried(false)
    const nextKind = kinds.find((one) => one.name === next)
    if (nextKind?.input === 'count') setDrafts([30])
    else if (kind.input === 'count') setDrafts([])
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (values) onDone({ name: property.name, property, kind, values, ops: kind.write(values) })
  }
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        {onBack && (
          <IconButton size="small" edge="start" aria-label={translate('filter.property')} onClick={onBack}>
            <ArrowBack fontSize="small" />
          </IconButton>
        )}
        <Typography component="h2" noWrap sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
          {label}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        label={translate('filter.question')}
        value={kind.name}
        autoFocus={kind.input === 'none'}
        onChange={(event) => handleKind(event.target.value)}
      >
        {kinds.map((one) => (
          <MenuItem key={one.name} value={one.name}>
            {translate(`filter.kinds.${one.name}`)}
          </MenuItem>
        ))}
      </TextField>
      <Values
        key={kind.input}
        {...{ property, kind, label, drafts }}
        onChange={setDrafts}
        mistake={isTried && !values ? translate(mistakeIn(kind, property)) : undefined}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {onRemove && (
          <Button onClick={onRemove} sx={{ mr: 'auto' }}>
            {translate('ra.action.remove')}
          </Button>
        )}
        {onOr && <Button onClick={onOr}>{translate('filter.group.addOr')}</Button>}
        <Button type="submit" variant="contained">
          {translate('filter.apply')}
        </Button>
      </Box>
    </Box>
  )
}

const defaultKind = ({ type }: Property, offered: readonly Kind[]): string => {
  if (type === 'date' || type === 'date-time') return 'lastDays'
  return offered[0]?.name ?? ''
}

/** Choices are kept as values, typed input as text until it is applied. */
function draftsOf(condition: ListCondition | undefined, property: Property, locale: Locale) {
  if (!condition?.kind) return property.type === 'date' || property.type === 'date-time' ? [30] : []
  const { kind, values } = condition
  return kind.input === 'choices' || kind.input === 'count'
    ? values
    : values.map((value) => valueText(property, value, locale))
}

/** @returns undefined if a value is missing or invalid. */
function valuesOf(kind: Kind, property: Property, drafts: readonly FilterValue[]): readonly FilterValue[] | undefined {
  switch (kind.input) {
    case 'none':
      return []
    case 'choices':
      return drafts.length > 0 ? drafts : undefined
    case 'count':
      return /^\d{1,5}$/.test(String(drafts[0] ?? '')) ? [Number(drafts[0])] : undefined
    default: {
      const wanted = Array.from({ length: kind.input === 'two' ? 2 : 1 }, (_, index) =>
        readText(property, String(drafts[index] ?? '')),
      )
      const read = wanted.filter((value) => value !== undefined)
      return read.length === wanted.length ? read : undefined
    }
  }
}

const mistakeIn = ({ input }: Kind, property: Property): string => {
  if (input === 'choices') return 'filter.noChoice'
  return input === 'count' ? 'filter.noNumber' : mistakeOf(property)
}
