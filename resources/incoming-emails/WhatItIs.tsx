/** File and class that an e-mail has or seems to have, each with its reason. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import { FileField, LogField, SuggestedFileField } from '#resources/generated/incoming-emails/fields.tsx'
import { relatedText } from '#resources/texts/relatedText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { IncomingEmail } from '#schemas/generated/incoming-email.ts'

export const WhatItIs = ({ mail }: { mail: IncomingEmail }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { file, suggestedFile, suggestedBy, suggestedOn, classification, proposed, score, words } = mail
  const shown = classification ?? proposed
  const isDoubtful = !classification && proposed
  const waits = whyItWaits(mail)
  return (
    <Box component="dl" sx={list}>
      <div>
        <dt>
          {translate(file ? 'resources.incoming-email.fields.file' : 'resources.incoming-email.fields.suggestedFile')}
        </dt>
        <dd>
          {file ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              <FileField />
              <LogField />
            </Box>
          ) : suggestedFile ? (
            <SuggestedFileField />
          ) : (
            <Muted>{translate('inbox.noFile')}</Muted>
          )}
          {suggestedBy && (file === null || file?.id === suggestedFile?.id) && (
            <Muted>
              {translate(`resources.incoming-email.values.suggestedBy.${suggestedBy}`)}
              {suggestedOn && suggestedBy !== 'answer' && suggestedBy !== 'references' ? `: ${suggestedOn}` : ''}
            </Muted>
          )}
        </dd>
      </div>
      <div>
        <dt>{translate('resources.incoming-email.fields.classification')}</dt>
        <dd>
          {shown ? (
            <>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
                <Chip
                  size="small"
                  variant="outlined"
                  label={relatedText(shown, ['name'], locale)}
                  sx={isDoubtful ? { borderStyle: 'dashed' } : undefined}
                />
                {score !== null && shown.id === proposed?.id && (
                  <span>{translate('inbox.score', { score: Number(score).toLocaleString(locale) })}</span>
                )}
              </Box>
              {isDoubtful && <Muted>{translate('inbox.doubtful')}</Muted>}
              {shown.id === proposed?.id && words && words.length > 0 && (
                <Muted>{translate('inbox.because', { words: wordsText(words) })}</Muted>
              )}
              {waits && <Muted>{translate(`inbox.waits.${waits}`)}</Muted>}
            </>
          ) : (
            <Muted>{translate('inbox.noClass')}</Muted>
          )}
        </dd>
      </div>
    </Box>
  )
}

/** Why a recognised e-mail did nothing by itself; undefined where something else keeps it, or nothing does. */
function whyItWaits({ kind, status, classification, suggestedFile, sentence, confirmedBy }: IncomingEmail) {
  if (kind !== 'ordinary' || status !== 'classified' || !classification || !suggestedFile) return undefined
  if (!sentence) return 'sentence'
  return confirmedBy ? undefined : 'sender'
}

/** Words that weigh most for the class, each with the sign of its weight. */
const wordsText = (words: NonNullable<IncomingEmail['words']>): string =>
  words
    .slice(0, 5)
    .map(({ word, weight }) => `${(weight ?? 0) < 0 ? '−' : '+'} ${word ?? ''}`)
    .join(', ')

const Muted = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>
)

const list = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.25, minWidth: 0 },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body2', display: 'grid', gap: 0.25 },
} as const
