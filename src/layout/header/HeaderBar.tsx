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
    <ButtonBase component={LinkBase} to="/" aria-label={productTitle} sx={{ borderRadius: 1, mr: 1.5 }}>
      <Brand />
    </ButtonBase>
    {children}
  </Box>
)

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
} as const
