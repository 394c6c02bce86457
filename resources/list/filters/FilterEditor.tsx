/** Adds or changes a filter: a condition, first its property, or a group of conditions. A bottom sheet on a phone. */
import Dialog from '@mui/material/Dialog'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useContext, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { FiltersContext } from './FiltersContext.ts'
import { ConditionForm } from './ConditionForm.tsx'
import { withCondition, withoutCondition } from './conditions.ts'
import { GroupForm } from './GroupForm.tsx'
import { isGroupPart, withGroup, withoutGroup, type ConditionGroup, type Part } from './groups.ts'
import type { ListFilter } from './names.ts'
import { PropertyList } from './PropertyList.tsx'

type FilterEditorProps = {
  isOpen: boolean
  /** Element next to which it opens. */
  anchor: HTMLElement | null
  /** Part to change; absent: a new one. */
  part?: Part
  /** Place among the groups of the filter, if the part is a group. */
  group?: number
  properties: readonly Property[]
  /** Number of properties that the schema puts first. */
  firstCount: number
  onClose: () => void
}

export const FilterEditor = ({ isOpen, anchor, ...steps }: FilterEditorProps) => {
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const label = useTranslate()(steps.part ? 'filter.change' : 'ra.action.add_filter')
  const popover = useRef<PopoverActions>(null)
  const { onClose } = steps
  const content = <Steps {...steps} onSized={() => popover.current?.updatePosition()} />
  const place = { vertical: 'bottom', horizontal: 'left' } as const
  return isNarrow ? (
    <Dialog open={isOpen} onClose={onClose} aria-label={label} sx={fromBelow}>
      {content}
    </Dialog>
  ) : (
    <Popover
      open={isOpen}
      action={popover}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={place}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.75, width: 340 } } }}
    >
      {content}
    </Popover>
  )
}

type StepsProps = Omit<FilterEditorProps, 'isOpen' | 'anchor'> & {
  /** Called when the content has another height. */
  onSized: () => void
}

const Steps = ({ part, group: place, properties, firstCount, onClose, onSized }: StepsProps) => {
  const change = useContext(FiltersContext)
  const isGroup = part !== undefined && isGroupPart(part)
  const condition = isGroup ? undefined : part
  const [property, setProperty] = useState(condition?.property)
  const [group, setGroup] = useState(isGroup ? part : undefined)
  const apply = (update: (before: ListFilter) => ListFilter) => {
    change(update)
    onClose()
  }
  if (group) {
    const handleDone = (next: ConditionGroup) =>
      apply((before) => withGroup(condition ? withoutCondition(before, condition) : before, next, place))
    return (
      <GroupForm
        {...{ group, properties, firstCount, onSized }}
        isNew={place === undefined}
        onDone={handleDone}
        onRemove={place === undefined ? undefined : () => apply((before) => withoutGroup(before, place))}
      />
    )
  }
  if (!property)
    return (
      <PropertyList
        {...{ properties, firstCount }}
        onChoose={setProperty}
        onGroup={() => setGroup({ word: 'any', parts: [] })}
      />
    )
  return (
    <ConditionForm
      property={property}
      condition={condition}
      onBack={condition ? undefined : () => setProperty(undefined)}
      onDone={(next) => apply((before) => withCondition(before, next, condition))}
      onOr={condition && (() => setGroup({ word: 'any', parts: [condition] }))}
      onRemove={condition && (() => apply((before) => withoutCondition(before, condition)))}
    />
  )
}

const fromBelow = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': { m: 0, width: '100%', maxHeight: '85dvh', borderRadius: '12px 12px 0 0' },
}
