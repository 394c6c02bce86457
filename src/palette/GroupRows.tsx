/** A group of the palette: heading and options. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { MouseEvent } from 'react'
import { LinkBase } from 'react-admin'
import type { Group, Item } from './item.ts'
import { ItemText } from './ItemText.tsx'

type GroupRowsProps = {
  group: Group
  typed: string
  /** The item that Enter opens. */
  active: string | undefined
  idOf: (item: string) => string
  onPoint: (item: string) => void
  onOpen: (item: Item, inNewTab: boolean) => void
}

export const GroupRows = ({ group, typed, active, idOf, onPoint, onOpen }: GroupRowsProps) => {
  const heading = idOf(group.name)
  return (
    <Box role="group" aria-labelledby={heading}>
      <Box id={heading} role="presentation" sx={title}>
        {group.title}
      </Box>
      {group.items.map((item) => {
        const Icon = item.icon
        const isActive = item.id === active
        const link = 'to' in item ? { component: LinkBase, to: item.to } : {}
        const handleClick = (event: MouseEvent) => {
          // Let the browser open a link in a new tab.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen(item, false)
        }
        return (
          <Box
            key={item.id}
            {...link}
            id={idOf(item.id)}
            role="option"
            aria-selected={isActive}
            tabIndex={-1}
            onMouseDown={(event: MouseEvent) => event.preventDefault()}
            onMouseMove={() => !isActive && onPoint(item.id)}
            onClick={handleClick}
            sx={row}
          >
            <Box component="span" className="icon">
              {Icon && <Icon fontSize="small" />}
            </Box>
            <ItemText item={item} typed={typed} />
          </Box>
        )
      })}
      {Array.from({ length: group.awaited ?? 0 }, (_, place) => (
        <Box key={place} aria-hidden sx={row}>
          <Box component="span" className="icon" />
          <Skeleton variant="text" width="40%" />
        </Box>
      ))}
    </Box>
  )
}

const title = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  px: 2.5,
  pt: 1.25,
  pb: 0.5,
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const

const row = {
  display: 'flex',
  alignItems: 'center',
  mx: 1,
  px: 1.5,
  minHeight: { xs: 44, sm: 38 },
  borderRadius: 1,
  fontSize: '0.875rem',
  color: 'text.primary',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
  '& .icon': { width: 32, flexShrink: 0, display: 'flex', color: 'text.secondary' },
} as const
