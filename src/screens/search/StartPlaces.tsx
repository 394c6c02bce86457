/** Before anything is searched: where one was last, and the pages of the menu. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { LinkBase, useTranslate } from 'react-admin'
import { useMenuEntries } from '#src/palette/useMenuEntries.ts'
import { useRecent } from '#src/palette/useRecent.ts'
import { PlaceRow, PlaceSkeleton, Section } from './Section.tsx'

const mostRecent = 6

export const StartPlaces = () => {
  const translate = useTranslate()
  const recent = useRecent(mostRecent, 'records')
  const entries = useMenuEntries().filter(({ to }) => to !== '/file/search')
  return (
    <>
      {recent.items.length + recent.awaited > 0 && (
        <Section title={translate('search.recent')}>
          <Box component="ul" aria-label={translate('search.recent')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {recent.items.map((item) => (
              <PlaceRow key={item.id} item={item} />
            ))}
            {Array.from({ length: recent.awaited }, (_, place) => (
              <PlaceSkeleton key={place} />
            ))}
          </Box>
        </Section>
      )}
      {entries.length > 0 && (
        <Box component="nav" aria-label={translate('search.pages')} sx={tiles}>
          {entries.map(({ to, title, icon: Icon, group }) => (
            <ButtonBase key={to} component={LinkBase} to={to} sx={tile}>
              {Icon && <Icon sx={{ color: 'primary.main' }} />}
              <span>{title}</span>
              {group && <small>{group}</small>}
            </ButtonBase>
          ))}
        </Box>
      )}
    </>
  )
}

const tiles = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 1.5 } as const

const tile = {
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 0.5,
  p: 2,
  minHeight: 88,
  textAlign: 'left',
  fontSize: '0.9375rem',
  fontWeight: 560,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '&:hover': { borderColor: 'primary.main' },
  '& small': { fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' },
} as const
