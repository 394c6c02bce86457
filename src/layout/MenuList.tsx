/** The menu: groups that open and close, with the page that is shown marked. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { LinkBase, useLocation, useTranslate } from 'react-admin'
import { toOutside } from '#providers/pagePaths.ts'
import { icons } from '#resources/generated/icons.ts'
import { useMenu, pagesOf, type MenuItem } from './menu.ts'

type Here = { current: string; onOpen?: () => void }

export const MenuList = ({ onOpen }: { onOpen?: () => void }) => {
  const { data: items, isPending, isError, refetch } = useMenu()
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { pathname: current } = toOutside(pathname, '')
  if (isPending) return <MenuSkeleton />
  if (isError) {
    return (
      <Box role="alert" sx={{ p: 2, color: 'text.secondary', fontSize: '0.875rem' }}>
        <p>{translate('shell.menuFailed')}</p>
        <Button variant="outlined" size="small" onClick={() => void refetch()}>
          {translate('shell.retry')}
        </Button>
      </Box>
    )
  }
  return (
    <List component="nav" aria-label={translate('shell.menu')} sx={{ px: 1.25, py: 1 }}>
      {items.map((item) =>
        item.children.length > 0 ? (
          <Group key={item.name} item={item} current={current} onOpen={onOpen} />
        ) : (
          <List key={item.name} disablePadding>
            <Entry item={item} current={current} onOpen={onOpen} />
          </List>
        ),
      )}
    </List>
  )
}

const Group = ({ item, current, onOpen }: Here & { item: MenuItem }) => {
  const holdsCurrent = pagesOf(item.children).some((page) => isWithin(current, page))
  const [isOpen, setOpen] = useState(item.opened || holdsCurrent || item.children.length <= 6)
  return (
    <>
      <ListItemButton
        dense
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        sx={{ borderRadius: 1.5, mt: 1, px: 1.25, color: 'text.secondary' }}
      >
        <ListItemText primary={item.name} slotProps={{ primary: { fontSize: '0.75rem', fontWeight: 600 } }} />
        <ExpandMore
          fontSize="small"
          sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', transition: 'transform 150ms' }}
        />
      </ListItemButton>
      <Collapse in={isOpen} unmountOnExit>
        <List disablePadding aria-label={item.name}>
          {item.children.map((child) => (
            <Entry key={child.name} item={child} current={current} onOpen={onOpen} />
          ))}
        </List>
      </Collapse>
    </>
  )
}

const Entry = ({ item, current, onOpen }: Here & { item: MenuItem }) => {
  const Icon = item.icon === undefined ? undefined : icons[item.icon]
  const isCurrent = isWithin(current, item.path ?? '')
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <ListItemButton
        dense
        component={LinkBase}
        to={item.path ?? '/'}
        onClick={onOpen}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        sx={{ borderRadius: 1.5, px: 1.25, '&.Mui-selected': { color: 'primary.main', '& *': { fontWeight: 600 } } }}
      >
        <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>{Icon && <Icon fontSize="small" />}</ListItemIcon>
        <ListItemText primary={item.name} slotProps={{ primary: { noWrap: true, fontSize: '0.875rem' } }} />
      </ListItemButton>
    </ListItem>
  )
}

/** A record's page belongs to its list: `/employee/4` to `/employee`. */
const isWithin = (current: string, page: string) => current === page || current.startsWith(`${page}/`)

const MenuSkeleton = () => (
  <Box sx={{ p: 2 }} aria-busy>
    {[60, 80, 70, 50, 75, 65].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={30} />
    ))}
  </Box>
)
