/** The menu: groups that open and close, with the page that is shown marked. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { icons } from './icons.ts'
import { isWithin } from './isWithin.ts'
import { entriesOf, linkOf } from './linkOf.ts'
import { useMenu, pagesOf, type MenuItem } from './menu.ts'

/** `current` is the path inside react-admin. */
type Here = { current: string; onOpen?: () => void }

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
    <Box component="nav" aria-label={translate('shell.menu')} sx={{ px: 1.25, py: 1 }}>
      {items.map((item) =>
        item.children.length > 0 ? (
          <Group key={item.name} item={item} current={current} onOpen={onOpen} />
        ) : (
          <Box key={item.name} component="ul" sx={plain}>
            <Entry item={item} current={current} onOpen={onOpen} />
          </Box>
        ),
      )}
    </Box>
  )
}

const Group = ({ item, current, onOpen }: Here & { item: MenuItem }) => {
  const holdsCurrent = pagesOf(item.children).some((page) => isWithin(current, page))
  const [isOpen, setOpen] = useState(item.opened || holdsCurrent || item.children.length <= 6)
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        sx={{ ...row, mt: 1, color: 'text.secondary' }}
      >
        <Box component="span" sx={{ flex: 1, fontSize: '0.75rem', fontWeight: 600 }}>
          {item.name}
        </Box>
        <ExpandMore
          fontSize="small"
          sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', transition: 'transform 150ms' }}
        />
      </ButtonBase>
      {isOpen && (
        <Box component="ul" aria-label={item.name} sx={plain}>
          {entriesOf(item).map((child) => (
            <Entry key={child.name} item={child} current={current} onOpen={onOpen} />
          ))}
        </Box>
      )}
    </>
  )
}

const Entry = ({ item, current, onOpen }: Here & { item: MenuItem }) => {
  const Icon = item.icon === undefined ? undefined : icons[item.icon]
  const isCurrent = isWithin(current, item.path)
  return (
    <Box component="li" sx={{ mb: 0.25 }}>
      <ButtonBase
        {...linkOf(item)}
        onClick={onOpen}
        aria-current={isCurrent ? 'page' : undefined}
        sx={isCurrent ? { ...row, ...marked } : row}
      >
        <Box component="span" sx={{ width: 32, display: 'flex' }}>
          {Icon && <Icon fontSize="small" />}
        </Box>
        <Box component="span" sx={{ fontSize: '0.875rem', lineHeight: 1.7 }}>
          {item.name}
        </Box>
      </ButtonBase>
    </Box>
  )
}

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
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 1.5,
  px: 1.25,
  py: 0.75,
  '&:hover': { bgcolor: 'action.hover' },
} as const

const marked = { color: 'primary.main', bgcolor: 'action.selected', '& span': { fontWeight: 600 } } as const
