/** Menu in the header: entries that do not fit move to a "More" dropdown at the end. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useRef, type KeyboardEvent } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { isWithin } from './isWithin.ts'
import { useMenu, type MenuItem } from './menu.ts'
import { MenuBarGroup } from './MenuBarGroup.tsx'
import { MenuBarLink } from './MenuBarLink.tsx'
import { useFitting } from './useFitting.ts'

export const MenuBar = () => {
  const { data: items, isError, refetch } = useMenu()
  const translate = useTranslate()
  if (isError) {
    return (
      <Box role="alert" sx={{ flex: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {translate('shell.menuFailed')}
        <Button size="small" sx={{ ml: 1 }} onClick={() => void refetch()}>
          {translate('shell.retry')}
        </Button>
      </Box>
    )
  }
  return (
    <Box component="nav" aria-label={translate('shell.menu')} aria-busy={!items} sx={{ flex: 1, minWidth: 0 }}>
      {items ? <Bar items={items} /> : <BarSkeleton />}
    </Box>
  )
}

/** All entries stay in the DOM to be measured; those that do not fit are positioned after "More", invisible. */
const Bar = ({ items }: { items: readonly MenuItem[] }) => {
  const list = useRef<HTMLUListElement>(null)
  const fitting = useFitting(list, items)
  const translate = useTranslate()
  const { pathname: current } = useLocation()
  return (
    <Box component="ul" ref={list} onKeyDown={walk} sx={row}>
      {items.map((item, index) => (
        <Box key={item.name} component="li" sx={index < fitting ? shown : hidden}>
          {item.children.length > 0 ? (
            <MenuBarGroup name={item.name} groups={[item]} />
          ) : (
            <MenuBarLink item={item} isCurrent={isWithin(current, item.path)} />
          )}
        </Box>
      ))}
      <Box component="li" sx={fitting < items.length ? { ...shown, order: 1 } : hidden}>
        <MenuBarGroup name={translate('shell.frame.more')} groups={items.slice(fitting)} />
      </Box>
    </Box>
  )
}

/** Arrow keys move along the bar, Home and End to its ends. */
function walk({ key, currentTarget: bar, target }: KeyboardEvent<HTMLElement>): void {
  const entries = [...bar.querySelectorAll<HTMLElement>(':scope > li > *')].filter(
    (entry) => getComputedStyle(entry).visibility !== 'hidden',
  )
  const at = entries.findIndex((entry) => entry === target)
  if (at < 0) return
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + entries.length, Home: 0, End: entries.length - 1 }[key]
  if (next !== undefined) entries[next % entries.length]?.focus()
}

const BarSkeleton = () => (
  <Box sx={{ ...row, gap: 2, px: 1.5 }}>
    {[70, 90, 60, 80].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Box>
)

/** Clips entries but not their focus ring. */
const row = {
  display: 'flex',
  alignItems: 'center',
  listStyle: 'none',
  m: 0,
  p: 0,
  minHeight: 36,
  overflow: 'clip',
  overflowClipMargin: '4px',
} as const

const shown = { flexShrink: 0 } as const
const hidden = { flexShrink: 0, order: 2, visibility: 'hidden' } as const
