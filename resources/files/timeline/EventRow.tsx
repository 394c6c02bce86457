/** An event: its day, what happened in words, who did it, the amount, and what was changed. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { entityFacts } from '#providers/entityFacts.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { Changes } from '#resources/show/history/Changes.tsx'
import type { Change } from '#resources/show/history/useHistory.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { document as documents } from '#schemas/generated/document.ts'
import { message } from '#schemas/generated/message.ts'
import type { TimelineEvent } from './useTimeline.ts'

export const EventRow = ({ event }: { event: TimelineEvent }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { day, text, detail, by, amount, isReversed, entity, record, changes } = event
  const struck = isReversed ? { textDecoration: 'line-through', color: 'text.secondary' } : {}
  return (
    <Box component="li" sx={row}>
      <Box component="time" dateTime={day} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatDay(day)}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={struck}>
          {opened.has(entity) ? <Opened {...{ entity, record, text }} /> : text}
        </Box>
        {isReversed && (
          <Box
            component="span"
            sx={{ color: 'text.secondary' }}
          >{` (${translate('fileScreen.timeline.reversed')})`}</Box>
        )}
        {detail !== null && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {detail}
          </Box>
        )}
        {by !== null && (
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {by}
          </Box>
        )}
        {changes.length > 0 && <Changed entity={entity} changes={changes as Change[]} />}
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', ...struck }}>
        {amount && formatMoney(amount, locale)}
      </Box>
    </Box>
  )
}

/** Records that say more than their event. */
const opened: ReadonlySet<string> = new Set([message.name, documents.name])

const Opened = ({ entity, record, text }: { entity: string; record: number; text: string }) => {
  const to = useRecordPath(entity)(record)
  return to === undefined ? (
    text
  ) : (
    <Link component={LinkBase} to={to} color="inherit">
      {text}
    </Link>
  )
}

const Changed = ({ entity, changes }: { entity: string; changes: readonly Change[] }) => {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data: facts } = useQuery({
    queryKey: [entity, 'facts'],
    queryFn: () => entityFacts(entity),
    staleTime: Infinity,
    enabled: isOpen,
  })
  const names = changes.map(({ property }) => translate(`resources.${entity}.fields.${property}`, { _: property }))
  return (
    <>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: 'block', textAlign: 'left', typography: 'caption', color: 'primary.main', py: 0.25 }}
      >
        {names.join(', ')}
      </ButtonBase>
      <Collapse in={isOpen} id={id}>
        {facts && <Changes entity={facts} changes={changes} />}
      </Collapse>
    </>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '92px minmax(0, 1fr) auto' },
  '& > time': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  columnGap: 2,
  px: { xs: 1.5, sm: 2 },
  py: 1,
  typography: 'body2',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  breakInside: 'avoid',
} as const
