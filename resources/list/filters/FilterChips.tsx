/** Active filters as chips, which open the editor or remove the filter. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useContext, useRef } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { FiltersContext } from '#resources/list/FiltersContext.ts'
import { conditionsIn, withoutCondition, withoutConditions, type ListCondition } from './conditions.ts'
import { useConditionText } from './useConditionText.ts'

type FilterChipsProps = {
  properties: readonly Property[]
  onEdit: (condition: ListCondition, anchor: HTMLElement) => void
  /** The last filter was removed. */
  onNone: () => void
}

export const FilterChips = ({ properties, onEdit, onNone }: FilterChipsProps) => {
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const translate = useTranslate()
  const box = useRef<HTMLUListElement>(null)
  const conditions = conditionsIn(filterValues, properties)

  /** The focus moves to the next chip, or elsewhere after the last one. */
  const handleRemove = (condition: ListCondition) => {
    if (conditions.length === 1) onNone()
    else if (condition === conditions.at(-1)) box.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    change((before) => withoutCondition(before, condition))
  }
  const handleClear = () => {
    onNone()
    change(withoutConditions)
  }
  return (
    <Box
      component="ul"
      ref={box}
      aria-label={translate('list.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
    >
      {conditions.map((condition, place) => (
        <Box component="li" key={place} sx={{ maxWidth: '100%' }}>
          <ConditionChip condition={condition} onEdit={onEdit} onRemove={handleRemove} />
        </Box>
      ))}
      <li>
        <Button size="small" onClick={handleClear}>
          {translate('list.clear')}
        </Button>
      </li>
    </Box>
  )
}

type ConditionChipProps = {
  condition: ListCondition
  onEdit: FilterChipsProps['onEdit']
  onRemove: (condition: ListCondition) => void
}

const ConditionChip = ({ condition, onEdit, onRemove }: ConditionChipProps) => {
  const text = useConditionText(condition)
  const translate = useTranslate()
  const isKnown = condition.kind !== undefined
  const removeLabel = `${translate('ra.action.remove_filter')}: ${text}`
  return (
    <Box sx={{ display: 'inline-flex', maxWidth: '100%' }}>
      <Chip
        label={text}
        title={text}
        color={isKnown ? 'primary' : 'warning'}
        variant="outlined"
        onClick={isKnown ? (event) => onEdit(condition, event.currentTarget) : undefined}
        sx={{ maxWidth: { xs: 'calc(100vw - 90px)', sm: 420 }, borderTopRightRadius: 0, borderBottomRightRadius: 0 }}
      />
      <Box
        component="button"
        type="button"
        aria-label={removeLabel}
        onClick={() => onRemove(condition)}
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: 30,
          height: 32,
          ml: '-1px',
          p: 0,
          cursor: 'pointer',
          color: isKnown ? 'primary.main' : 'warning.main',
          background: 'none',
          border: '1px solid',
          borderRadius: '0 6px 6px 0',
          borderColor: isKnown ? 'primary.main' : 'warning.main',
          '&:hover': { backgroundColor: theme.palette.action.hover },
        })}
      >
        <svg aria-hidden viewBox="0 0 24 24" width="16" height="16" fill="currentColor">
          <path d="M12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6L19 6.4 17.6 5z" />
        </svg>
      </Box>
    </Box>
  )
}
