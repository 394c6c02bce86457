/** Button that opens the choice of columns, which loads on first use. */
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import type { NamedColumn } from './ColumnsPanel.tsx'

const ColumnsPanel = lazyPart(async () => ({ default: (await import('./ColumnsPanel.tsx')).ColumnsPanel }), 'dialog')

/** @param columns All columns of the list. */
export const ColumnsButton = ({ columns }: { columns: readonly NamedColumn[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = useTranslate()('ra.action.select_columns')
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumn />
      </IconButton>
      <WhenFirst wanted={anchor !== null}>
        <ColumnsPanel anchor={anchor} columns={columns} onClose={() => setAnchor(null)} />
      </WhenFirst>
    </>
  )
}
