/** Icon of a menu page; all icons are in one chunk, loaded with the first. */
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const KnownIcon = lazyPart(() => import('./KnownIcon.tsx'), 'nothing')

export const MenuIcon = ({ name }: { name: string | undefined }) => (
  <Suspense fallback={<Box sx={{ width: 20, height: 20 }} />}>
    {name !== undefined && <KnownIcon name={name} />}
  </Suspense>
)
