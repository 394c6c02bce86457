/** Menu as a list: groups that expand and collapse, with the current page marked. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useState, type ReactNode } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { isWithin } from './isWithin.ts'
import { ItemCount } from './ItemCount.tsx'
import { entriesOf, linkOf } from './linkOf.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { useMenu, pagesOf, type MenuItem } from './menu.ts'

/** `current` is the path inside react-admin. */
type Here = { current: string; onOpen?: () => void }

/** Most groups that are all expanded; of more, only those that the server opens and the current one are. */
const fewGroups = 3

export const MenuList = ({ onOpen }: { onOpen?: () => void }) => {
  const { data: items, isPending, isError, refetch } = useMenu()
  const translate = useTranslate()
  const { pathname: current } = useLocation()
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
    <Box component="nav" aria-label={translate('shell.menu')} sx={{ px: 1.25, pb: 2 }}>
      <Box component="ul" sx={plain}>
        {items.map((item) => (
          <Box key={item.name} component="li" sx={{ mb: 0.25 }}>
            {item.children.length > 0 ? (
              <Group item={item} current={current} onOpen={onOpen} isOpenAtFirst={items.length <= fewGroups} />
            ) : (
              <Entry item={item} current={current} onOpen={onOpen} icon={<IconPlace name={item.icon} />} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const Group = ({ item, current, onOpen, isOpenAtFirst }: Here & { item: MenuItem; isOpenAtFirst: boolean }) => {
  const holdsCurrent = pagesOf([item]).some((page) => isWithin(current, page))
  const [isOpen, setOpen] = useState(item.opened || holdsCurrent || isOpenAtFirst)
  return (
    <>
      <ButtonBase onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} sx={row}>
        <IconPlace name={item.icon} />
        <Box component="span" sx={{ flex: 1 }}>
          {item.name}
        </Box>
        <ExpandMore
          fontSize="small"
          sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', transition: 'transform 150ms', color: 'text.secondary' }}
        />
      </ButtonBase>
      {isOpen && (
        <Box component="ul" aria-label={item.name} sx={{ ...plain, mb: 1 }}>
          {entriesOf(item).map((child) => (
            <li key={child.name}>
              <Entry item={child} current={current} onOpen={onOpen} />
            </li>
          ))}
        </Box>
      )}
    </>
  )
}

const Entry = ({ item, current, onOpen, icon }: Here & { item: MenuItem; icon?: ReactNode }) => {
  const isCurrent = item.counted === undefined && isWithin(current, item.path)
  const look = icon ? row : within
  return (
    <ButtonBase
      {...linkOf(item)}
      onClick={onOpen}
      aria-current={isCurrent ? 'page' : undefined}
      sx={isCurrent ? { ...look, ...marked } : look}
    >
      {icon}
      {item.name}
      <ItemCount item={item} />
    </ButtonBase>
  )
}

const IconPlace = ({ name }: { name: string | undefined }) => (
  <Box component="span" sx={{ width: 32, flexShrink: 0, display: 'flex', color: 'text.secondary' }}>
    <MenuIcon name={name} />
  </Box>
)

const MenuSkeleton = () => (
  <Box aria-busy sx={{ p: 2, display: 'grid', gap: 1.5 }}>
    {[60, 80, 70, 50, 75, 65].map((width) => (
      <Box key={width} sx={{ width: `${width}%`, height: 16, borderRadius: 1, bgcolor: 'action.hover' }} />
    ))}
  </Box>
)

const plain = { listStyle: 'none', m: 0, p: 0 } as const

const row = {
  width: '100%',
  minHeight: 40,
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 1,
  px: 1.25,
  py: 0.75,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 560,
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
} as const

/** Indented under the name of the group. */
const within = { ...row, pl: 5.25, fontWeight: 400 } as const

const marked = { color: 'primary.main', bgcolor: 'action.selected', fontWeight: 600 } as const
