/** Number of records of a saved view, beside its name in the menu. */
import Box from '@mui/material/Box'
import { useGetList, useGetOne, useLocaleState } from 'react-admin'
import { filtersIn } from '#resources/list/views/viewAddress.ts'
import type { SavedView } from '#schemas/generated/saved-view.ts'

export const MenuCount = ({ view }: { view: number }) => {
  const { data } = useGetOne<SavedView>('saved-view', { id: view })
  return data ? <Count view={data} /> : null
}

/** Counted again when its window is looked at again, and every other minute. */
const often = { staleTime: 60_000, refetchInterval: 120_000 }
const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const

const Count = ({ view: { list, address } }: { view: SavedView }) => {
  const [locale] = useLocaleState()
  const { total } = useGetList(list, { ...one, filter: filtersIn(address ?? '') }, often)
  if (total === undefined) return null
  return (
    <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {total.toLocaleString(locale)}
    </Box>
  )
}
