/** Skeleton of a page while it loads. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

export const PageSkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 1.5 }}>
    <Skeleton variant="rounded" width="min(320px, 60%)" height={38} />
    <Skeleton variant="rounded" height={44} />
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={34} sx={{ opacity: 1 - row / 10 }} />
    ))}
  </Box>
)
