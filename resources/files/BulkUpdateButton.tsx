/** Leads from the selected files to the page that changes many of them, which can do more than the bar of a list. */
import Button from '@mui/material/Button'
import { useListContext, useNavigate, useTranslate } from 'react-admin'
import { rowsQuery } from '#providers/listQuery.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { BulkActionsProps } from '#resources/contexts/entityOptions.ts'
import { bulkUpdatePage } from './bulkUpdatePage.ts'

/** A larger selection is told by its question. */
const mostIds = 9_999

export const BulkUpdateButton = ({ isAll }: Pick<BulkActionsProps, 'isAll'>) => {
  const { selectedIds, filterValues, filter, sort, meta } = useListContext()
  const translate = useTranslate()
  const navigate = useNavigate()
  const may = useMay()
  if (!may(bulkUpdatePage.right)) return null
  const handleClick = () => {
    const count = selectedIds.length
    const query = {
      ...rowsQuery({ sort, filter: { ...filterValues, ...filter } }),
      ...(meta?.similar === true && { _similar: true }),
    }
    const chosen = isAll && count > mostIds ? { query, count } : { ids: selectedIds.map(Number), count }
    navigate(bulkUpdatePage.path, { state: { chosen } })
  }
  return (
    <Button size="small" onClick={handleClick}>
      {translate('manyFiles.more')}
    </Button>
  )
}
