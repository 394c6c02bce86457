/** Layout of the search page: a section with rows that are links. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import type { Item } from '#src/palette/item.ts'
import { ItemText } from '#src/palette/ItemText.tsx'

type SectionProps = { title: string; count?: number; action?: ReactNode; children: ReactNode }

export const Section = ({ title, count, action, children }: SectionProps) => (
  <Box component="section">
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 34, gap: 1, mb: 0.5 }}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ flex: 1, fontSize: '0.875rem' }}>
        {count}
      </Typography>
      {action && <Box sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>{action}</Box>}
    </Box>
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {children}
    </Paper>
  </Box>
)

type PlaceRowProps = { item: Item; typed?: string; /** Stands behind the link. */ action?: ReactNode }

export const PlaceRow = ({ item, typed, action }: PlaceRowProps) => {
  const Icon = item.icon
  if (!('to' in item)) return null
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <ButtonBase component={LinkBase} to={item.to} sx={placeRow}>
        {Icon && <Icon fontSize="small" sx={{ color: 'text.secondary', mr: 1.5 }} />}
        <ItemText item={item} typed={typed} />
      </ButtonBase>
      {action}
    </Box>
  )
}

export const PlaceSkeleton = () => (
  <Box component="li" aria-hidden sx={{ ...placeRow, display: 'flex' }}>
    <Skeleton variant="text" width="45%" />
  </Box>
)

/** Style of the link in a row. */
export const placeRow = {
  width: '100%',
  minWidth: 0,
  justifyContent: 'flex-start',
  alignItems: 'center',
  textAlign: 'left',
  px: 2,
  minHeight: { xs: 48, sm: 42 },
  boxSizing: 'border-box',
  fontSize: '0.875rem',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
} as const
