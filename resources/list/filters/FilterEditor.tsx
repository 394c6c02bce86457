/** Adds or changes a filter: first the property, then the condition. A bottom sheet on a phone. */
import Dialog from '@mui/material/Dialog'
import Popover from '@mui/material/Popover'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { FiltersContext } from '#resources/list/FiltersContext.ts'
import { ConditionForm } from './ConditionForm.tsx'
import { withCondition, withoutCondition, type ListCondition } from './conditions.ts'
import { PropertyList } from './PropertyList.tsx'

type FilterEditorProps = {
  isOpen: boolean
  /** Element next to which it opens. */
  anchor: HTMLElement | null
  /** Condition to change; absent: a new one. */
  condition?: ListCondition
  properties: readonly Property[]
  /** Number of properties that the schema puts first. */
  firstCount: number
  onClose: () => void
}

export const FilterEditor = ({ isOpen, anchor, condition, properties, firstCount, onClose }: FilterEditorProps) => {
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const label = useTranslate()(condition ? 'filter.change' : 'ra.action.add_filter')
  const content = <Steps {...{ condition, properties, firstCount, onClose }} />
  const place = { vertical: 'bottom', horizontal: 'left' } as const
  return isNarrow ? (
    <Dialog open={isOpen} onClose={onClose} aria-label={label} sx={fromBelow}>
      {content}
    </Dialog>
  ) : (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={place}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.75, width: 340 } } }}
    >
      {content}
    </Popover>
  )
}

const Steps = ({ condition, properties, firstCount, onClose }: Omit<FilterEditorProps, 'isOpen' | 'anchor'>) => {
  const change = useContext(FiltersContext)
  const [property, setProperty] = useState(condition?.property)
  const handleDone = (next: ListCondition) => {
    change((before) => withCondition(before, next, condition))
    onClose()
  }
  const handleRemove =
    condition &&
    (() => {
      change((before) => withoutCondition(before, condition))
      onClose()
    })
  if (!property) return <PropertyList {...{ properties, firstCount }} onChoose={setProperty} />
  return (
    <ConditionForm
      property={property}
      condition={condition}
      onBack={condition ? undefined : () => setProperty(undefined)}
      onDone={handleDone}
      onRemove={handleRemove}
    />
  )
}

const fromBelow = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': { m: 0, width: '100%', maxHeight: '85dvh', borderRadius: '12px 12px 0 0' },
}
