/** What an e-mail did, with the sentence because of which, and the way back; or why it does nothing by itself. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { LinkBase, useTranslate } from 'react-admin'
import { Keyed } from '#resources/agenda-items/triage/Deeds.tsx'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import type { IncomingEmail } from '#schemas/generated/incoming-email.ts'
import { useDeed } from './useDeed.ts'

type Caused = NonNullable<IncomingEmail['caused']>[number]
/** Records that are named; a log entry and the file itself stand beside it already. */
const named = ['complaint', 'agenda-item', 'message'] as const
type Named = (typeof named)[number]
const isNamed = (entity: string): entity is Named => named.some((one) => one === entity)

export const WhatItDid = ({ mail }: { mail: IncomingEmail }) => {
  const translate = useTranslate()
  const { isBusy, act } = useDeed()
  const { caused, takenBackAt, sentence, acted, handledBy } = mail
  if (!caused?.length)
    return takenBackAt ? (
      <Alert severity="info" icon={false} variant="outlined">
        {translate('inbox.takenBack', { at: formatMoment(takenBackAt) })}
      </Alert>
    ) : null
  const isAnswer = caused.some(({ entity }) => entity === 'mail')
  const what = acted
    ? translate(`resources.incoming-email.values.acted.${acted}`)
    : translate(isAnswer ? 'inbox.answerBounced' : 'inbox.bounced')
  return (
    <Alert severity="info" icon={false} variant="outlined" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Box sx={{ fontWeight: 600 }}>{translate(handledBy ? 'inbox.acted' : 'inbox.actedAlone', { what })}</Box>
          {sentence && (
            <Box component="blockquote" sx={quotation}>
              {sentence}
            </Box>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            {caused.map((one) => (
              <Effect key={`${one.entity} ${one.record}`} one={one} />
            ))}
          </Box>
        </Box>
        <Keyed letter="z" disabled={isBusy} onClick={() => void act(mail.id, 'takeBack')}>
          {translate('resources.incoming-email.actions.takeBack.title')}
        </Keyed>
      </Box>
    </Alert>
  )
}

/** A link for who may open it, else its name. */
const Effect = ({ one: { entity, record, name } }: { one: Caused }) => {
  const translate = useTranslate()
  const pathOf = useRecordPath(entity)
  if (!isNamed(entity)) return null
  const word = translate(`resources.${entity}.name`, { smart_count: 1 })
  const text = name ? `${word} ${name}` : word
  const to = pathOf(record)
  return to ? (
    <Link component={LinkBase} to={to}>
      {text}
    </Link>
  ) : (
    <span>{text}</span>
  )
}

const quotation = {
  m: 0,
  pl: 1,
  borderLeft: 2,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  fontStyle: 'italic',
} as const
