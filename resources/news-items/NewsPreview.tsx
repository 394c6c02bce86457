/** Preview of a news item in each language. */
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Locale } from '#schemas/entity.ts'
import { defaultLocale, locales } from '#schemas/product.ts'
import type { NewsItem } from '#schemas/generated/news-item.ts'
import { NewsCard } from './NewsCard.tsx'

export const NewsPreview = () => {
  const record = useRecordContext<NewsItem>()
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  /** An item without a date is shown as if it were published now. */
  const [openedAt, setOpenedAt] = useState('')
  const [locale, setLocale] = useState<Locale>(defaultLocale)
  if (!record) return null
  const title = record.title?.[locale]
  const entry = {
    title: title || (record.title?.[defaultLocale] ?? ''),
    content: record.content?.[locale] || (record.content?.[defaultLocale] ?? ''),
    locale: title ? locale : defaultLocale,
    publishedAt: record.publishFrom ?? openedAt,
    pinned: record.pinned ?? false,
  }
  const handleOpen = () => {
    setOpenedAt(new Date().toISOString())
    setOpen(true)
  }
  return (
    <>
      <Button startIcon={<Visibility />} onClick={handleOpen}>
        {translate('news.preview')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby="news-preview">
        <DialogTitle id="news-preview">{translate('news.preview')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={locale}
            onChange={(_event, next: Locale | null) => next && setLocale(next)}
            aria-label={translate('shell.language')}
          >
            {locales.map((one) => (
              <ToggleButton key={one} value={one}>
                {one.toUpperCase()}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <NewsCard entry={entry} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
