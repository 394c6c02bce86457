/** Input for a text in a language, with the original beside it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import type { Locale } from '#schemas/entity.ts'
import { formsIn, longestText, placeholdersIn } from '#schemas/textKey.ts'
import { languageNames } from '#schemas/product.ts'
import type { Wording } from './texts.ts'
import { WordedText } from './WordedText.tsx'

type WordingFieldProps = {
  locale: Locale
  wording: Wording
  value: string
  error: string | undefined
  autoFocus: boolean
  disabled: boolean
  onChange: (text: string) => void
  onTakeBack: () => void
}

export const WordingField = ({ locale, wording, value, error, onChange, onTakeBack, ...field }: WordingFieldProps) => {
  const translate = useTranslate()
  const original = wording.original ?? ''
  return (
    <Box
      sx={{ display: 'grid', columnGap: 2.5, rowGap: 1, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}
    >
      <TextField
        label={languageNames[locale]}
        value={value}
        multiline
        fullWidth
        error={error !== undefined}
        helperText={error ?? hintFor(original, translate)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={original.includes('\n') ? undefined : submitOnEnter}
        slotProps={{ htmlInput: { lang: locale, maxLength: longestText } }}
        {...field}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" color="text.secondary">
          {translate('texts.original')}
        </Typography>
        <Typography variant="body2" lang={locale} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {wording.original === null ? <em>{translate('texts.noText')}</em> : <WordedText text={original} />}
        </Typography>
        {wording.changed !== null && (
          <>
            <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
              {whoChanged(wording, translate)}
            </Typography>
            <Button size="small" onClick={onTakeBack} disabled={field.disabled} sx={{ ml: -1.25 }}>
              {translate('texts.takeBack')}
              <Box component="span" sx={{ ml: 0.5 }}>
                ({languageNames[locale]})
              </Box>
            </Button>
          </>
        )}
      </Box>
    </Box>
  )
}

type Translate = ReturnType<typeof useTranslate>

function hintFor(original: string, translate: Translate): string | undefined {
  const names = placeholdersIn(original).map((name) => `%${name}%`)
  const hints = [
    ...(names.length > 0 ? [translate('texts.placeholders', { names: names.join(', ') })] : []),
    ...(formsIn(original).length > 1 ? [translate('texts.forms', { sign: '||||' })] : []),
  ]
  return hints.join(' ') || undefined
}

function whoChanged({ changedBy, changedAt = '' }: Wording, translate: Translate): string {
  const date = formatMoment(changedAt)
  return changedBy ? translate('texts.changedBy', { name: changedBy, date }) : translate('texts.changedAt', { date })
}

/** Enter submits a one-line text. */
function submitOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}
