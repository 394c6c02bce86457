/** Bar at the top of the window with the product's logo, a link to the first page. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { Brand } from '#src/page/Brand.tsx'
import { productTitle } from '#schemas/product.ts'
import { headerHeight } from '#src/layout/frame.ts'

/** @param start Content before the logo. */
export const HeaderBar = ({ start, children }: { start?: ReactNode; children: ReactNode }) => (
  <Box component="header" sx={bar}>
    {start}
    <ButtonBase component={LinkBase} to="/" aria-label={productTitle} sx={home}>
      <Brand />
    </ButtonBase>
    {children}
  </Box>
)

/** All buttons fit a window of 320 px, or of 1280 px at 400 %: there the mark stands for the name. */
const narrow = '@media (max-width:399.95px)'
const home = {
  borderRadius: 1,
  mr: 1.5,
  [narrow]: { mr: 0, '& .MuiTypography-root': { display: 'none' } },
} as const

/** A swipe down from here opens the search panel: the browser must not treat it as pull-to-refresh. */
const bar = {
  position: 'sticky',
  top: 'var(--above, 0px)',
  zIndex: 'appBar',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: headerHeight,
  px: { xs: 1.5, sm: 3 },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  touchAction: 'pan-x',
  [narrow]: { gap: 0, pr: 0.5 },
} as const
