/** Text of an item: title, and beside it (below it on a phone) the detail that tells similar items apart. */
import Box from '@mui/material/Box'
import { Highlight } from './Highlight.tsx'
import type { Item } from './item.ts'

export const ItemText = ({ item, typed = '' }: { item: Pick<Item, 'title' | 'detail'>; typed?: string }) => (
  <Box component="span" sx={words}>
    <span>
      <Highlight text={item.title} typed={typed} />
    </span>
    {item.detail && (
      <small className="numeric">
        <Highlight text={item.detail} typed={typed} />
      </small>
    )}
  </Box>
)

const words = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'baseline' },
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.5,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span': { flexShrink: 0, maxWidth: { xs: '100%', sm: '70%' } },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& mark': { background: 'none', color: 'primary.main', fontWeight: 650 },
} as const
