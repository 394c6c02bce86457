/** The pages of a list, and how many rows each has. */
import { useEffect } from 'react'
import { Pagination, useListContext } from 'react-admin'

export const pageSizes = [50, 100, 250, 500, 1000]

export const ListPages = () => {
  const { perPage, setPerPage, total } = useListContext()
  const isKnown = pageSizes.includes(perPage)
  useEffect(() => {
    if (!isKnown) setPerPage(pageSizes[0] ?? 50)
  }, [isKnown, setPerPage])
  return total ? (
    <Pagination rowsPerPageOptions={pageSizes} sx={{ borderTop: 1, borderColor: 'divider', flexShrink: 0 }} />
  ) : null
}
