/** Active filters as chips, which open the editor or remove the filter. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useContext, useRef } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { FiltersContext } from './FiltersContext.ts'
import { conditionsIn, withoutCondition } from './conditions.ts'
import { conditionsOfPart, groupsIn, isGroupPart, withoutGroup, type Part } from './groups.ts'
import { withoutConditions } from './names.ts'
import { usePartTexts } from './useConditionTexts.ts'

type FilterChipsProps = {
  properties: readonly Property[]
  /** `group`: the place of a group among those of the filter. */
  onEdit: (part: Part, anchor: HTMLElement, group?: number) => void
  /** The last filter was removed. */
  onNone: () => void
}

export const FilterChips = ({ properties, onEdit, onNone }: FilterChipsProps) => {
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const translate = useTranslate()
  const box = useRef<HTMLUListElement>(null)
  const groups = groupsIn(filterValues, properties)
  const parts = [...conditionsIn(filterValues, properties), ...groups]
  const texts = usePartTexts(parts)

  /** The focus moves to the next chip, or elsewhere after the last one. */
  const handleRemove = (part: Part) => {
    if (parts.length === 1) onNone()
    else if (part === parts.at(-1)) box.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    change((before) =>
      isGroupPart(part) ? withoutGroup(before, groups.indexOf(part)) : withoutCondition(before, part),
    )
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
      {parts.map((part, place) => (
        <Box component="li" key={place} sx={{ maxWidth: '100%' }}>
          <PartChip
            part={part}
            text={texts[place] ?? ''}
            onEdit={(anchor) => onEdit(part, anchor, isGroupPart(part) ? groups.indexOf(part) : undefined)}
            onRemove={handleRemove}
          />
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

type PartChipProps = {
  part: Part
  text: string
  onEdit: (anchor: HTMLElement) => void
  onRemove: (part: Part) => void
}

const PartChip = ({ part, text, onEdit, onRemove }: PartChipProps) => {
  const translate = useTranslate()
  const isKnown = conditionsOfPart(part).every(({ kind }) => kind)
  const isEditable = isKnown || isGroupPart(part)
  const removeLabel = translate('phrase.labelled', { label: translate('ra.action.remove_filter'), value: text })
  return (
    <Box sx={{ display: 'inline-flex', maxWidth: '100%' }}>
      <Chip
        label={text}
        title={text}
        color={isKnown ? 'primary' : 'warning'}
        variant="outlined"
        onClick={isEditable ? (event) => onEdit(event.currentTarget) : undefined}
        sx={{ maxWidth: { xs: 'calc(100vw - 90px)', sm: 420 }, borderTopRightRadius: 0, borderBottomRightRadius: 0 }}
      />
      <Box
        component="button"
        type="button"
        aria-label={removeLabel}
        onClick={() => onRemove(part)}
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
