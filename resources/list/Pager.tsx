/** Pagination with page size, loaded after the rows because of MUI's inputs. */
import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination'
import type { ComponentProps } from 'react'
import { Pagination, PaginationActions } from 'react-admin'
import { useRangeText } from '#resources/table/RangeInfo.tsx'
import { pageSizes, siblingCount } from './paging.ts'

const Pager = () => {
  const rangeText = useRangeText()
  // react-admin's type lacks props that it passes on.
  const label = { labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) => rangeText(from, to, count) }
  return <Pagination rowsPerPageOptions={[...pageSizes]} actions={Pages} {...label} />
}

const Pages = (props: ComponentProps<typeof PaginationActions>) => (
  <PaginationActions {...props} siblingCount={siblingCount(Math.ceil(props.count / props.rowsPerPage))} />
)

export default Pager
