/** A row of a list: its fields, those rarely needed on request, and the button that removes it. */
import Delete from '@mui/icons-material/DeleteOutlined'
import Tune from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CalculatorField, fieldRow } from './CalculatorField.tsx'
import type { List, Row } from './calculators.ts'

type CalculatorRowProps = {
  list: List
  row: Row
  place: number
  claims: number
  errors: Readonly<Record<string, string>>
  /** Somebody has just asked for it. */
  isAdded: boolean
  onChange: (row: Row) => void
  onRemove?: () => void
}

export const CalculatorRow = (props: CalculatorRowProps) => {
  const { list, row, place, claims, errors, isAdded, onChange, onRemove } = props
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const name = translate(`calculators.one.${list.name}`, { number: place + 1 })
  const apt = list.fields.filter(({ when }) => when?.(row) ?? true)
  const hasFurther = apt.some(({ isFurther }) => isFurther)
  const isUsed = apt.some(({ isFurther, name: field }) => isFurther && (row[field] ?? '') !== '')
  const shown = apt.filter(({ isFurther }) => !isFurther || isOpen || isUsed)
  const further = translate(isOpen ? 'calculators.less' : 'calculators.more')
  return (
    <Box role="group" aria-label={name} sx={frame}>
      <Box sx={{ ...fieldRow, flexGrow: 1, minWidth: 0 }}>
        {shown.map((field, nth) => (
          <CalculatorField
            key={field.name}
            field={field}
            owner={list.name}
            value={row[field.name] ?? ''}
            onChange={(text) => onChange({ ...row, [field.name]: text })}
            error={errors[`${list.name}.${place}.${field.name}`]}
            within={name}
            autoFocus={isAdded && nth === 0}
            claims={claims}
          />
        ))}
      </Box>
      {hasFurther && !isUsed && (
        <Tooltip title={further}>
          <IconButton aria-label={`${further}, ${name}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Tune fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {onRemove && (
        <Tooltip title={translate('calculators.remove', { name })}>
          <IconButton aria-label={translate('calculators.remove', { name })} onClick={onRemove}>
            <Delete fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}

/** A bar beside what belongs together, where a row takes several lines. */
const frame = {
  display: 'flex',
  gap: 0.5,
  alignItems: 'flex-start',
  borderLeft: 3,
  borderColor: 'divider',
  pl: 1.5,
} as const
