/** The button that opens the menu of columns. */
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState, type ReactNode } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { LateMenu } from '#resources/LateMenu.tsx'
import { PartContext } from './TableContext.ts'
import { useHiddenColumns } from './useHiddenColumns.ts'

/** @param children The columns, as the table has them. */
export const ColumnsButton = ({ children }: { children: ReactNode }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const label = translate('ra.action.select_columns')
  const [hidden, setHidden] = useHiddenColumns(useResourceContext() ?? '')
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <ViewColumn />
        </IconButton>
      </Tooltip>
      <LateMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <PartContext value="menu">{children}</PartContext>
        <Divider />
        <MenuItem dense disabled={hidden.length === 0} onClick={() => setHidden([])}>
          {translate('list.resetColumns')}
        </MenuItem>
      </LateMenu>
    </>
  )
}
