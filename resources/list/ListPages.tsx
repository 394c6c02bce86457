/** The pages of a list, and how many rows each has. */
import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination'
import type { ComponentProps } from 'react'
import { Pagination, PaginationActions, useListPaginationContext } from 'react-admin'
import { useRangeText } from '#resources/table/RangeInfo.tsx'
import { pageSizes, siblingCount } from './paging.ts'

export const ListPages = () => {
  const rangeText = useRangeText()
  // react-admin's type leaves out what it hands on.
  const label = { labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) => rangeText(from, to, count) }
  return useListPaginationContext().total ? (
    <Pagination
      rowsPerPageOptions={[...pageSizes]}
      actions={Pages}
      {...label}
      sx={{ borderTop: 1, borderColor: 'divider', flexShrink: 0 }}
    />
  ) : null
}

const Pages = (props: ComponentProps<typeof PaginationActions>) => (
  <PaginationActions {...props} siblingCount={siblingCount(Math.ceil(props.count / props.rowsPerPage))} />
)
