/** What stands around every page: the header, and the menu beside it on a wide screen or in a drawer on a small one. */
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-admin'
import { Boundary } from './Boundary.tsx'
import { Brand } from './Brand.tsx'
import { Header, headerHeight } from './Header.tsx'
import { MenuList } from './MenuList.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

const MenuDrawer = lazy(() => import('./MenuDrawer.tsx'))

export const Shell = ({ children }: { children: ReactNode }) => {
  const isWide = useMediaQuery('(min-width:1560px)', { noSsr: true })
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { pathname } = useLocation()
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <>
      <SkipLink />
      <Header onMenu={isWide ? undefined : open} />
      <Box sx={{ display: 'flex' }}>
        {isWide ? (
          <Box sx={rail}>
            <MenuList />
          </Box>
        ) : (
          wasOpened && (
            <Suspense>
              <MenuDrawer open={isOpen} onOpen={open} onClose={close}>
                <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
                  <Brand />
                </Box>
                <MenuList onOpen={close} />
              </MenuDrawer>
            </Suspense>
          )
        )}
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 1.5, sm: 3 }, outline: 'none' }}
        >
          <Boundary page={pathname}>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </Boundary>
        </Box>
      </Box>
      <ScrollToTop />
    </>
  )
}

const rail = {
  width: 248,
  flexShrink: 0,
  position: 'sticky',
  top: headerHeight,
  height: `calc(100vh - ${headerHeight}px)`,
  overflowY: 'auto',
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
