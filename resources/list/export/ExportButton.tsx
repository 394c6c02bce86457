/** Button that exports the whole list with its current filters, order and columns. */
import Download from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import type { Entity } from '#schemas/entity.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const ExportMenu = lazyPart(async () => ({ default: (await import('./ExportMenu.tsx')).ExportMenu }), 'dialog')

export const ExportButton = ({ entity, columns }: { entity: Entity; columns: readonly string[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const label = useTranslate()('ra.action.export')
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        loading={isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Download />
      </IconButton>
      <WhenFirst wanted={anchor !== null}>
        <ExportMenu {...{ entity, columns, anchor }} onBusy={setBusy} onClose={() => setAnchor(null)} />
      </WhenFirst>
    </>
  )
}
