/** One group of the palette: its name, and its choices as options of the list. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { MouseEvent } from 'react'
import { LinkBase } from 'react-admin'
import { Highlight } from './Highlight.tsx'
import type { Group, Item } from './item.ts'

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
          // The browser opens a link in a tab of its own by itself.
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
            <span className="title">
              <Highlight text={item.title} typed={typed} />
            </span>
            {item.detail && (
              <span className="detail">
                <Highlight text={item.detail} typed={typed} />
              </span>
            )}
          </Box>
        )
      })}
      {group.isPending && group.items.length === 0 && (
        <Box aria-hidden sx={row}>
          <Box component="span" className="icon" />
          <Skeleton variant="text" width="40%" />
        </Box>
      )}
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
  borderRadius: 1.5,
  fontSize: '0.875rem',
  color: 'text.primary',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
  '& .icon': { width: 32, flexShrink: 0, display: 'flex', color: 'text.secondary' },
  '& .title, & .detail': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .title': { flexShrink: 1, maxWidth: '70%' },
  '& .detail': { flex: 1, ml: 1.5, textAlign: 'right', fontSize: '0.8125rem', color: 'text.secondary' },
  '& mark': { background: 'none', color: 'primary.main', fontWeight: 650 },
} as const
