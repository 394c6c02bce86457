/** Preview of a template that is being written, with samples: at once, or pages when asked for. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import type { Channel } from '#domain/templates/draft.ts'
import { textFields, textIn } from '#domain/templates/draftOf.ts'
import { render } from '#domain/templates/render.ts'
import { samplesOf } from '#domain/templates/samples.ts'
import { smsLength } from '#domain/templates/smsLength.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { Entity } from '#schemas/entity.ts'
import { documentLanguages } from '#schemas/product.ts'
import { DraftPages } from './DraftPages.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { MailFrame } from './MailFrame.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import type { OfferedVariable } from './variables.ts'

type Values = Readonly<Record<string, unknown>>
type DraftPreviewProps = {
  entity: Entity
  channel: Channel
  values: Values
  variables: readonly OfferedVariable[]
}

export const DraftPreview = ({ entity, channel, values, variables }: DraftPreviewProps) => {
  const translate = useTranslate()
  const [language, setLanguage] = useState<MessageLanguage>('nl')
  const [today] = useState(() => dayOf(Date.now()))
  const valueOf = samplesOf(variables, language, today)
  const filled = Object.entries(textFields[channel]).map(([field, kind]) => {
    const value = values[field]
    const template = typeof value === 'string' ? value : textIn(value, language)
    return { field, ...render(template, kind, language, valueOf) }
  })
  const missing = [...new Set(filled.flatMap((one) => one.missing))]
  const contentOf = (name: string): string => filled.find(({ field }) => field === name)?.content ?? ''
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name] : '')

  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('templates.withSamples')}
        </Typography>
        {channel !== 'legal' && (
          <LanguageChoice languages={documentLanguages} value={language} onChange={setLanguage} />
        )}
      </Box>
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {translate('templates.noValue', { names: missing.join(', ') })}
        </Alert>
      )}
      {channel === 'email' ? (
        <MailFrame
          language={language}
          subject={contentOf('subject')}
          body={contentOf('body')}
          facts={[['templates.from', text('fromAddress')]]}
        />
      ) : channel === 'sms' ? (
        <PhoneFrame sender={text('sender')} text={contentOf('text')} length={smsLength(contentOf('text'))} />
      ) : (
        <DraftPages entity={entity} values={values} language={language} />
      )}
    </Box>
  )
}
