/** Names the others who have this record open, with initials, and marks those who are changing it. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { RecordId } from '#resources/contexts/paths.ts'
import { usePresence } from './usePresence.ts'

/** Named; the others are counted. */
const mostNamed = 4

type AlsoHereProps = { entity: string; id: RecordId; isEditing?: boolean }

export const AlsoHere = ({ entity, id, isEditing = false }: AlsoHereProps) => {
  const translate = useTranslate()
  const others = usePresence(entity, id, isEditing)
  const more = others.length - mostNamed
  return (
    <Box role="status" sx={others.length > 0 ? line : silent}>
      {others.length > 0 && <span>{translate('alsoHere.title')}</span>}
      {others.slice(0, mostNamed).map((other) => (
        <Box
          key={other.id}
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}
        >
          <Avatar aria-hidden sx={{ ...badge, ...(other.isEditing && editing) }}>
            {initialsOf(other.name)}
          </Avatar>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {other.isEditing ? translate('alsoHere.editing', { name: other.name }) : other.name}
          </Box>
        </Box>
      ))}
      {more > 0 && <span>{translate('list.andMore', { smart_count: more, count: more })}</span>}
    </Box>
  )
}

/** Initials of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('')
}

/** Keeps the empty status in the page, without room, so that screen readers notice later text. */
const silent = { position: 'absolute' } as const
const line = {
  // Takes a whole line on a phone; the buttons beside have their own.
  flexBasis: { xs: '100%', sm: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.25,
  rowGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
} as const
const badge = {
  width: 24,
  height: 24,
  fontSize: '0.6875rem',
  fontWeight: 600,
  textTransform: 'uppercase',
  bgcolor: 'action.selected',
  color: 'text.primary',
} as const
const editing = { outline: 2, outlineColor: 'warning.main', outlineStyle: 'solid' } as const
