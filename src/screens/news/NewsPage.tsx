/** News for whoever reads (specification, section 2): for everybody, and for staff or clients who are signed in. */
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'
import { NewsCard } from '#resources/news-items/NewsCard.tsx'
import { PageTitle } from '#resources/PageTitle.tsx'
import { ReadFailure } from '#resources/ReadFailure.tsx'
import { PageSkeleton } from '#src/layout/PageSkeleton.tsx'
import { mayOpen } from '#src/pages.ts'
import { perPage, useNews, type NewsEntry } from './news.ts'

const NewsPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const page = Math.max(1, Number(new URLSearchParams(useLocation().search).get('page')) || 1)
  const { data, error, isPending, refetch } = useNews({ page })
  const pages = Math.ceil((data?.total ?? 0) / perPage)
  return (
    <Box sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <PageTitle>{translate('pages.news')}</PageTitle>
        {mayOpen('/news/add') && (
          <Button startIcon={<Add />} component={LinkBase} to="/news/add">
            {translate('ra.action.add')}
          </Button>
        )}
      </Box>
      {error && !data ? <ReadFailure error={error} onRetry={refetch} /> : isPending ? <PageSkeleton /> : null}
      {data?.items.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {data?.total === 0 && (
        <Typography color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
          {translate('news.none')}
        </Typography>
      )}
      {pages > 1 && (
        <Pagination
          sx={{ justifySelf: 'center' }}
          count={pages}
          page={page}
          onChange={(_event, next) => navigate(next === 1 ? '/news' : `/news?page=${next}`)}
        />
      )}
    </Box>
  )
}

const Entry = ({ entry }: { entry: NewsEntry }) => {
  const translate = useTranslate()
  const client = useQueryClient()
  const isUnread = currentUser() !== null && !entry.read
  const markRead = async () => {
    await call('POST', `/api/v4/news/${entry.id}/read`, { body: {} })
    await client.invalidateQueries({ queryKey: ['news'] })
  }
  return (
    <NewsCard
      entry={entry}
      isUnread={isUnread}
      action={
        isUnread && (
          <Button size="small" onClick={() => void markRead()}>
            {translate('news.markRead')}
          </Button>
        )
      }
    />
  )
}

const frame = { maxWidth: 860, mx: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const

export default NewsPage
