/** Pinned and recent places; each row has a pin button. */
import PushPin from '@mui/icons-material/PushPin'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import type { Item } from '#src/palette/item.ts'
import { pinOf } from '#src/palette/useRecent.ts'
import { PlaceRow, PlaceSkeleton, Section } from '#src/palette/Section.tsx'

type PlacesProps = {
  title: string
  items: readonly Item[]
  awaited: number
  pins: readonly string[]
  onPin: (pin: string) => void
}

export const Places = ({ title, items, awaited, pins, onPin }: PlacesProps) => {
  const translate = useTranslate()
  if (items.length + awaited === 0) return null
  return (
    <Section title={title}>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => {
          const isPinned = pins.includes(pinOf(item))
          const label = translate(isPinned ? 'work.unpin' : 'work.pin', { name: item.title })
          const Pin = isPinned ? PushPin : PushPinOutlined
          return (
            <PlaceRow
              key={item.id}
              item={item}
              action={
                <IconButton aria-label={label} title={label} onClick={() => onPin(pinOf(item))} sx={{ mr: 0.5 }}>
                  <Pin fontSize="small" />
                </IconButton>
              }
            />
          )
        })}
        {Array.from({ length: awaited }, (_, place) => (
          <PlaceSkeleton key={place} />
        ))}
      </Box>
    </Section>
  )
}
