/** The pages of a list, and how many rows each has. */
import type { ComponentProps } from 'react'
import { Pagination, PaginationActions, useListPaginationContext } from 'react-admin'
import { pageSizes, siblingCount } from './paging.ts'

export const ListPages = () =>
  useListPaginationContext().total ? (
    <Pagination
      rowsPerPageOptions={[...pageSizes]}
      actions={Pages}
      sx={{ borderTop: 1, borderColor: 'divider', flexShrink: 0 }}
    />
  ) : null

const Pages = (props: ComponentProps<typeof PaginationActions>) => (
  <PaginationActions {...props} siblingCount={siblingCount(Math.ceil(props.count / props.rowsPerPage))} />
)
