/** The pages of a list, and how many rows each has. */
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useListPaginationContext } from 'react-admin'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const Pager = lazyPart(() => import('./Pager.tsx'))

export const ListPages = () =>
  useListPaginationContext().total ? (
    <Box sx={{ minHeight: pagerHeight, borderTop: 1, borderColor: 'divider', flexShrink: 0 }}>
      <Suspense>
        <Pager />
      </Suspense>
    </Box>
  ) : null

/** MUI's, with the line above it: nothing moves when it comes. */
const pagerHeight = 53
