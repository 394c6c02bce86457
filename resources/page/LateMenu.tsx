/** MUI menu that mounts on first open: nine closed menus cost as much start-up time as a page of rows. */
import Menu, { type MenuProps } from '@mui/material/Menu'
import { useState } from 'react'

export const LateMenu = (props: MenuProps) => {
  const [wasOpened, setOpened] = useState(props.open)
  if (props.open && !wasOpened) setOpened(true)
  return wasOpened ? <Menu {...props} /> : null
}
