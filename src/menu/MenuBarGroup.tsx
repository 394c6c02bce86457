/** Menu group in the header: a dropdown with its pages. "More" contains several groups. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import MuiMenuItem from '@mui/material/MenuItem'
import { useId, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'react-admin'
import { LateMenu } from '#resources/page/LateMenu.tsx'
import { isWithin } from './isWithin.ts'
import { ItemCount } from './ItemCount.tsx'
import { entriesOf, linkOf } from './linkOf.ts'
import { pagesOf, type MenuItem } from './menu.ts'
import { entryStyle } from './MenuBarLink.tsx'
import { MenuIcon } from './MenuIcon.tsx'

/** Entries that fit in the height of a window. */
const entriesPerColumn = 14

/** An item of `groups` without children is a page itself. */
export const MenuBarGroup = ({ name, groups }: { name: string; groups: readonly MenuItem[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const { pathname: current } = useLocation()
  const close = () => setAnchor(null)
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setAnchor(event.currentTarget)
  }
  const isCurrent = pagesOf(groups).some((page) => isWithin(current, page))
  const columns = Math.min(3, Math.ceil(groups.flatMap(entriesOf).length / entriesPerColumn))
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={handleKeyDown}
        sx={entryStyle(isCurrent)}
      >
        <span>{name}</span>
      </Button>
      <LateMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-label': name, sx: { columnCount: columns, columnGap: 0 } },
          paper: { sx: dropdown },
        }}
      >
        {groups.flatMap((group, index) => [
          groups.length > 1 && group.children.length > 0 && (
            <ListSubheader key={group.name} id={id + index} role="presentation" disableSticky sx={heading}>
              {group.name}
            </ListSubheader>
          ),
          ...entriesOf(group).map((page, place, { length }) => {
            const isHere = page.counted === undefined && isWithin(current, page.path)
            return (
              <MuiMenuItem
                key={`${group.name}/${page.name}`}
                {...linkOf(page)}
                selected={isHere}
                aria-current={isHere ? 'page' : undefined}
                aria-describedby={groups.length > 1 && group.children.length > 0 ? id + index : undefined}
                onClick={close}
                sx={{ breakInside: 'avoid', breakAfter: place < length - 1 ? 'avoid' : 'auto' }}
              >
                <ListItemIcon>
                  <MenuIcon name={page.icon} />
                </ListItemIcon>
                {page.name}
                <ItemCount item={page} />
              </MuiMenuItem>
            )
          }),
        ])}
      </LateMenu>
    </>
  )
}

const dropdown = { mt: 0.75, minWidth: 200 } as const

const heading = {
  fontSize: '0.75rem',
  lineHeight: 1,
  pt: 1.5,
  pb: 0.75,
  bgcolor: 'transparent',
  breakAfter: 'avoid',
} as const
