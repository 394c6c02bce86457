/** Menu with the file formats of an export, and the export itself: of the list as it is filtered, or of selected rows. */
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { callForFile } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { saveFile } from './saveFile.ts'
import type { Entity } from '#schemas/entity.ts'
import { useTotalText } from '#resources/table/useTotalText.ts'

/** Most ids that fit in an address. */
const mostIds = 1000

type ExportMenuProps = {
  entity: Entity
  columns: readonly string[]
  /** Rows to export; absent: all that match. */
  ids?: readonly RecordId[]
  anchor: HTMLElement | null
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}

export const ExportMenu = ({ entity, columns, ids, anchor, onBusy, onClose }: ExportMenuProps) => {
  const { total: all = 0, sort, filterValues, meta } = useListContext()
  const total = ids?.length ?? all
  const translate = useTranslate()
  const notify = useNotify()
  const count = useTotalText()(total)

  const handleExport = async (format: 'csv' | 'xlsx') => {
    onClose()
    if (ids && ids.length > mostIds)
      return notify('list.tooManyToExport', { type: 'warning', messageArgs: { max: mostIds } })
    onBusy(true)
    const { _order, _filter, _asOf } = rowsQuery({ sort, filter: filterValues })
    const found = ids ? { _filter: { id: { in: ids.join(',') } } } : { _filter, _similar: meta?.similar }
    const query = { _format: format, _columns: columns.join(','), _order, _asOf, ...found }
    try {
      saveFile(await callForFile('GET', `${entity.api}/export`, { query }))
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
