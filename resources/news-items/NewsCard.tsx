/** A news item in full. */
import PushPin from '@mui/icons-material/PushPinOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const RichText = lazyPart(async () => ({ default: (await import('#resources/richText/RichText.tsx')).RichText }))

export type NewsText = {
  title: string
  /** Sanitized HTML. */
  content: string
  /** Language of the texts. */
  locale: string
  publishedAt: string
  pinned: boolean
}

type NewsCardProps = {
  entry: NewsText
  /** Marks an unread item. */
  isUnread?: boolean
  action?: ReactNode
  headingLevel?: 'h2' | 'h3'
}

export const NewsCard = ({ entry, isUnread = false, action, headingLevel = 'h2' }: NewsCardProps) => {
  const translate = useTranslate()
  const { title, content, locale, publishedAt, pinned } = entry
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, borderColor: isUnread ? 'primary.main' : undefined }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="time" dateTime={publishedAt} variant="caption" color="text.secondary">
          {formatMoment(publishedAt)}
        </Typography>
        {pinned && <Chip size="small" icon={<PushPin />} label={translate('news.pinned')} />}
        {isUnread && <Chip size="small" color="primary" label={translate('news.unread')} />}
        <Box sx={{ ml: 'auto' }}>{action}</Box>
      </Box>
      <Typography component={headingLevel} variant="h2" lang={locale} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {content !== '' && (
        <Box lang={locale} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <Suspense fallback={<Skeleton variant="rounded" height={60} />}>
            <RichText html={content} />
          </Suspense>
        </Box>
      )}
    </Paper>
  )
}
