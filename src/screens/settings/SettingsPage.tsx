/**
 * Settings index: all pages with settings, searchable by name, description and single settings. Arrow keys move
 * through the results; Enter in the field opens the first.
 */
import Search from '@mui/icons-material/Search'
import Tune from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { folded } from '#domain/foldText.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { useSettings } from './global/settings.ts'
import { PlaceCard } from './PlaceCard.tsx'
import { useSettingsPlaces, type PlaceGroup } from './useSettingsPlaces.ts'

const SettingsPage = () => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const typed = text.trim()
  const frame = useRef<HTMLDivElement>(null)
  const groups = [...useSettingsPlaces(typed), ...useFoundSettings(typed)]
  const count = groups.reduce((sum, { places }) => sum + places.length, 0)

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isField = event.target instanceof HTMLInputElement
    const places = [...(frame.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
    if (event.key === 'Enter' && isField) places[0]?.click()
    if (step === undefined) return
    event.preventDefault()
    const next = places.findIndex((place) => place === document.activeElement) + step
    if (next < 0) frame.current?.querySelector('input')?.focus()
    else places[Math.min(next, places.length - 1)]?.focus()
  }

  return (
    <Box ref={frame} onKeyDown={handleKey} sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PageTitle>{translate('pages.settings')}</PageTitle>
        <TextField
          type="search"
          autoFocus
          placeholder={translate('settings.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ width: { xs: '100%', sm: 360 } }}
          slotProps={{
            htmlInput: { 'aria-label': translate('settings.search'), maxLength: 100, autoComplete: 'off' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      <Typography role="status" sx={typed !== '' && count === 0 ? undefined : outOfSight}>
        {typed !== '' && translate(count === 0 ? 'settings.none' : 'settings.found', { smart_count: count })}
      </Typography>
      {groups.map(({ title, places }) => (
        <Box component="section" key={title} aria-label={title}>
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Box component="ul" sx={list}>
            {places.map((place) => (
              <PlaceCard key={place.to} {...place} typed={typed} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const global = '/settings/global'

/** Settings whose name, help or key matches the typed text. */
function useFoundSettings(typed: string): PlaceGroup[] {
  const translate = useTranslate()
  const { data } = useSettings(typed.length > 1)
  const words = folded(typed).split(/\s+/)
  const found = (typed.length > 1 ? (data?.items ?? []) : []).filter(({ title, help = '', key }) => {
    const text = folded(`${title} ${help} ${key}`)
    return words.every((word) => text.includes(word))
  })
  if (found.length === 0) return []
  const groupOf = (name: string) => data?.groups.find((group) => group.name === name)?.title ?? name
  const places = found.map(({ key, title, group }) => ({
    to: `${global}#${key}`,
    title,
    icon: Tune,
    about: `${groupOf(group)} · ${key}`,
  }))
  return [{ title: translate('pages.globalSettings'), places }]
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
} as const

const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export default SettingsPage
