/** What stands around every page: the menu beside it on a wide screen and in a drawer on a small one, the header, the messages. */
import Box from '@mui/material/Box'
import SwipeableDrawer from '@mui/material/SwipeableDrawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-admin'
import { Boundary } from './Boundary.tsx'
import { Brand } from './Brand.tsx'
import { Header } from './Header.tsx'
import { MenuList } from './MenuList.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

const railWidth = 248

export const Shell = ({ children }: { children: ReactNode }) => {
  const isWide = useMediaQuery('(min-width:1560px)', { noSsr: true })
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const close = () => setOpen(false)
  const brand = (
    <Box sx={{ px: 2.5, height: 60, display: 'flex', alignItems: 'center' }}>
      <Brand />
    </Box>
  )
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink />
      {isWide ? (
        <Box sx={rail}>
          {brand}
          <MenuList />
        </Box>
      ) : (
        <SwipeableDrawer
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={close}
          hysteresis={0.4}
          slotProps={{ paper: { sx: { width: '80%', maxWidth: 300 } } }}
        >
          {brand}
          <MenuList onOpen={close} />
        </SwipeableDrawer>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header onMenu={isWide ? undefined : () => setOpen(true)} />
        <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, p: { xs: 1.5, sm: 3 }, outline: 'none' }}>
          <Boundary page={pathname}>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </Boundary>
        </Box>
      </Box>
      <ScrollToTop />
    </Box>
  )
}

const rail = {
  width: railWidth,
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  height: '100vh',
  overflowY: 'auto',
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
