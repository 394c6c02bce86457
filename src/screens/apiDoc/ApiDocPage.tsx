/**
 * Table of codes that the API uses in answers about files, in a language to choose, with a button that copies it as
 * JSON.
 */
import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import type { Locale } from '#schemas/entity.ts'
import { languageNames, locales } from '#schemas/product.ts'
import { useLanguage } from '#src/preferences/language.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { CodeTable } from './CodeTable.tsx'

type ApiDocPageProps = {
  /** Path of the described request. */
  path: '/api/v4/api-doc/file-statuses' | '/api/v4/api-doc/closing-reasons'
  /** Text keys. */
  title: string
  lead: string
}

export const ApiDocPage = ({ path, title, lead }: ApiDocPageProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const reader = useLanguage().locale
  const [chosen, setChosen] = useState<Locale>()
  const lang = chosen ?? reader
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['api-doc', path, lang],
    queryFn: ({ signal }) => call('GET', path, { query: { lang }, signal }),
    placeholderData: keepPreviousData,
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(data?.items, null, 2))
      notify('apiDoc.copied', { type: 'success' })
    } catch {
      notify('apiDoc.notCopied', { type: 'error' })
    }
  }
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PageTitle>{translate(title)}</PageTitle>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={lang}
          aria-label={translate('apiDoc.language')}
          onChange={(_, next: Locale | null) => next && setChosen(next)}
        >
          {locales.map((locale) => (
            <ToggleButton key={locale} value={locale} sx={{ px: 1.5 }}>
              {languageNames[locale]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          variant="outlined"
          startIcon={<ContentCopy />}
          disabled={data === undefined || isPlaceholderData}
          onClick={() => void copy()}
        >
          {translate('apiDoc.copy')}
        </Button>
      </Box>
      <Typography color="text.secondary">
        {translate(lead)} <code>GET {path}</code>
      </Typography>
      {error && !data ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <PageSkeleton />
      ) : (
        <Paper
          variant="outlined"
          tabIndex={0}
          role="region"
          aria-label={translate(title)}
          aria-busy={isPlaceholderData}
          sx={{ overflow: 'auto', outlineOffset: -2 }}
        >
          <CodeTable items={data.items} lang={lang} />
        </Paper>
      )}
    </Box>
  )
}
