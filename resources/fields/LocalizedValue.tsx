/** Text in the reader's language, or in Dutch with a small mark; rich text formatted, and in a cell its beginning. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useContext } from 'react'
import { useTranslate } from 'react-admin'
import { plainText } from '#resources/richText/plainText.ts'
import { PartContext } from '#resources/contexts/TableContext.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { pickLanguage, type LocalizedTexts } from '#resources/texts/pickLanguage.ts'
import { TruncatedText } from './TruncatedText.tsx'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

const RichText = lazyPart(async () => ({ default: (await import('#resources/richText/RichText.tsx')).RichText }))

export const LocalizedValue = ({ source, html = false }: ValueProps & { html?: boolean }) => {
  const value = useValue<LocalizedTexts>(source)
  const locale = useKnownLocale()
  const part = useContext(PartContext)
  const picked = value && pickLanguage(value, locale)
  if (!picked) return null
  const { text, language } = picked
  const mark = language === locale ? null : <Mark language={language} />
  if (part === 'cell')
    return (
      <span lang={language}>
        <TruncatedText text={html ? plainText(text) : text.replace(/\s+/g, ' ')} />
        {mark}
      </span>
    )
  if (!html)
    return (
      <span lang={language} style={{ whiteSpace: 'pre-line' }}>
        {text}
        {mark}
      </span>
    )
  return (
    <div lang={language}>
      {mark}
      <Suspense fallback={<Skeleton variant="rounded" height={60} />}>
        <RichText html={text} />
      </Suspense>
    </div>
  )
}

const Mark = ({ language }: { language: string }) => {
  const translate = useTranslate()
  const name = translate(`form.languages.${language}`, { _: language })
  return (
    <Box
      component="abbr"
      title={name}
      sx={{
        ml: 0.75,
        px: 0.5,
        fontSize: '0.6875rem',
        lineHeight: 1.4,
        color: 'text.secondary',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        textDecoration: 'none',
        verticalAlign: 'middle',
      }}
    >
      {language.toUpperCase()}
    </Box>
  )
}
