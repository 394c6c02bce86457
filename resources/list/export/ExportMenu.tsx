/** Menu with the file formats of an export, and the export itself. */
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { callForFile } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import { callMessage } from '#resources/serverErrors.ts'
import type { Entity } from '#schemas/entity.ts'
import { useTotalText } from '#resources/table/useTotalText.ts'

type ExportMenuProps = {
  entity: Entity
  columns: readonly string[]
  anchor: HTMLElement | null
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}

export const ExportMenu = ({ entity, columns, anchor, onBusy, onClose }: ExportMenuProps) => {
  const { total = 0, sort, filterValues, meta } = useListContext()
  const translate = useTranslate()
  const notify = useNotify()
  const count = useTotalText()(total)

  const handleExport = async (format: 'csv' | 'xlsx') => {
    onClose()
    onBusy(true)
    const { _order, _filter, _asOf } = rowsQuery({ sort, filter: filterValues })
    const query = { _format: format, _columns: columns.join(','), _order, _filter, _asOf, _similar: meta?.similar }
    try {
      save(await callForFile('GET', `${entity.api}/export`, { query }))
      notify('list.exported', { type: 'success', messageArgs: { smart_count: total, count } })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      onBusy(false)
    }
  }
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': translate('ra.action.export') } }}
    >
      <MenuItem onClick={() => void handleExport('xlsx')}>
        {translate('list.exportXlsx', { smart_count: total, count })}
      </MenuItem>
      <MenuItem onClick={() => void handleExport('csv')}>
        {translate('list.exportCsv', { smart_count: total, count })}
      </MenuItem>
    </Menu>
  )
}

/** Saves a file through the browser, which keeps large ones on disk. */
function save(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
