/** The menu on a small screen: slides in from the side, goes with a swipe. Loaded when first opened. */
import SwipeableDrawer, { type SwipeableDrawerProps } from '@mui/material/SwipeableDrawer'

const MenuDrawer = (props: Pick<SwipeableDrawerProps, 'open' | 'onOpen' | 'onClose' | 'children'>) => (
  <SwipeableDrawer hysteresis={0.4} slotProps={{ paper: { sx: { width: '80%', maxWidth: 300 } } }} {...props} />
)

export default MenuDrawer
