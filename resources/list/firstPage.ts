/** What a list asks for while its address says nothing else. Start-up asks for it too, before the list is there to do so. */
import { unsorted } from '#resources/table/sort.ts'
import { rowsPerFetch } from '#resources/table/rows/useWindowedRows.ts'
import { allowedPageSize } from './paging.ts'

/** Of a list with pages. */
export const firstPage = {
  pagination: { page: 1, perPage: allowedPageSize(0) },
  sort: unsorted,
  filter: {},
  meta: { orLast: true },
}

/** Of a list that fetches what scrolls into view. */
export const firstRows = { pagination: { page: 1, perPage: rowsPerFetch }, sort: unsorted, filter: {}, meta: undefined }
