/** The button that opens the menu of columns. */
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import Tooltip from '@mui/material/Tooltip'
import { useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PartContext } from './TableContext.ts'

/** @param children The columns, as the table has them. */
export const ColumnsButton = ({ children }: { children: ReactNode }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = useTranslate()('ra.action.select_columns')
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <ViewColumn />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <PartContext value="menu">{children}</PartContext>
      </Menu>
    </>
  )
}
