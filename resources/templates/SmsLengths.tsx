/** Length of a text message in each language, with samples, while it is written. */
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { dayOf } from '#domain/time/day.ts'
import { render } from '#domain/templates/render.ts'
import { samplesOf } from '#domain/templates/samples.ts'
import { smsLength } from '#domain/templates/smsLength.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { documentLanguages } from '#schemas/product.ts'
import { useVariables } from './variables.ts'

type Texts = Partial<Record<MessageLanguage, string | null>> | null

export const SmsLengths = ({ source }: { source: string }) => {
  const translate = useTranslate()
  const texts = useWatch<Record<string, Texts>>({ name: source })
  const { data: variables } = useVariables()
  const [today] = useState(() => dayOf(Date.now()))
  if (!variables) return null
  const lines = documentLanguages.flatMap((language) => {
    const text = texts?.[language]?.trim() ?? ''
    if (text === '') return []
    const { content } = render(text, 'text', language, samplesOf(variables, language, today))
    const { segments, units, encoding, left } = smsLength(content)
    const length = translate('templates.smsLength', { smart_count: segments, segments, units, encoding, left })
    return [translate('phrase.labelled', { label: translate(`templateLint.languages.${language}`), value: length })]
  })
  return lines.map((line) => (
    <Typography key={line} variant="caption" component="p" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
      {line}
    </Typography>
  ))
}
