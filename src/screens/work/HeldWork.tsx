/** Held mail and webhooks, with a link to the decision. */
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import type { Item } from '#src/palette/item.ts'
import { PlaceRow, Section } from '#src/palette/Section.tsx'
import { heldPage, type Held } from './useHeld.ts'

export const HeldWork = ({ held: { heldSince, letters, calls, unknown } }: { held: Held }) => {
  const translate = useTranslate()
  const title = translate('work.kinds.held')
  const rows: Item[] = []
  if (heldSince !== null) {
    const since = formatMoment(heldSince)
    const detail = translate('work.heldDetail', { letters, calls })
    rows.push({ id: 'held', title: translate('work.heldTitle', { since }), detail, to: heldPage })
  }
  if (unknown.length > 0) {
    rows.push({ id: 'unknown', title: translate('work.unknown', { smart_count: unknown.length }), to: heldPage })
  }
  return (
    <Section title={title}>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((item) => (
          <PlaceRow key={item.id} item={item} />
        ))}
      </Box>
    </Section>
  )
}
