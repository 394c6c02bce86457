/** Frame around every page: footer, and a header that depends on the screen width. */
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-admin'
import { Boundary } from './Boundary.tsx'
import { Footer } from './Footer.tsx'
import { footerHeight, wideFrom } from './frame.ts'
import { Header } from '#src/layout/header/Header.tsx'
import { MobileHeader } from '#src/layout/header/MobileHeader.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

export const Shell = ({ children }: { children: ReactNode }) => {
  const isWide = useMediaQuery(`(min-width:${wideFrom}px)`, { noSsr: true })
  const { pathname } = useLocation()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - var(--above, 0px))' }}>
      <SkipLink />
      <Top isWide={isWide} />
      <Box component="main" id={mainId} tabIndex={-1} sx={page}>
        <Boundary page={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </Boundary>
      </Box>
      <Bottom />
      <ScrollToTop />
    </Box>
  )
}

/** Memoized: navigation must not render the header again. */
const Top = memo(({ isWide }: { isWide: boolean }) => (isWide ? <Header /> : <MobileHeader />))
const Bottom = memo(Footer)

/** `--footer`: height that a list filling the window leaves free at the bottom. */
const page = {
  flex: '1 0 auto',
  minWidth: 0,
  maxWidth: '100%',
  boxSizing: 'border-box',
  p: { xs: 1.5, sm: 3 },
  pb: { xs: 2, sm: 2 },
  outline: 'none',
  '--footer': { xs: '0px', md: `${footerHeight}px` },
} as const
