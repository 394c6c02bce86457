/** First request of a list without parameters in its address, which the start sends in advance. */
import { unsorted } from '#resources/table/sort.ts'
import { rowsPerFetch } from '#resources/table/rows/useWindowedRows.ts'
import { allowedPageSize } from './paging.ts'

/** First page of a list with pages. */
export const firstPage = {
  pagination: { page: 1, perPage: allowedPageSize(0) },
  sort: unsorted,
  filter: {},
  meta: { orLast: true },
}

/** First rows of a list that loads rows on scroll. */
export const firstRows = { pagination: { page: 1, perPage: rowsPerFetch }, sort: unsorted, filter: {}, meta: undefined }
