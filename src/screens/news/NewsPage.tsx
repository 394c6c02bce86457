/** News (specification, section 2): public, and for signed-in staff or clients. */
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'
import { NewsCard } from '#resources/news-items/NewsCard.tsx'
import { textPage } from '#resources/page/pageGrid.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { mayOpen } from '#src/pages.ts'
import { perPage, useNews, type NewsEntry } from './news.ts'

const NewsPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const asked = new URLSearchParams(useLocation().search)
  const page = Math.max(1, Number(asked.get('page')) || 1)
  const language = locales.find((one) => one === asked.get('language'))
  const { data, error, isPending, refetch } = useNews({ page, language })
  const pages = Math.ceil((data?.total ?? 0) / perPage)
  return (
    <Box sx={textPage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{translate('pages.news')}</PageTitle>
        <LanguageFilter value={language} onChange={(next) => navigate(addressOf({ language: next }))} />
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
          onChange={(_event, next) => navigate(addressOf({ page: next, language }))}
        />
      )}
    </Box>
  )
}

type Asked = { page?: number; language?: Locale | undefined }

/** Address of a page of news; the first page in all languages has no query. */
const addressOf = ({ page = 1, language }: Asked): string => {
  const asked = new URLSearchParams({ ...(language && { language }), ...(page > 1 && { page: String(page) }) })
  return asked.size > 0 ? `/news?${asked}` : '/news'
}

type LanguageFilterProps = { value: Locale | undefined; onChange: (language: Locale | undefined) => void }

const LanguageFilter = ({ value, onChange }: LanguageFilterProps) => {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value ?? 'all'}
      onChange={(_event, next: Locale | 'all' | null) => next && onChange(next === 'all' ? undefined : next)}
      aria-label={translate('shell.language')}
    >
      <ToggleButton value="all" sx={{ py: 0.5 }}>
        {translate('news.everyLanguage')}
      </ToggleButton>
      {locales.map((one) => (
        <ToggleButton key={one} value={one} sx={{ py: 0.5 }}>
          {one.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const Entry = ({ entry }: { entry: NewsEntry }) => {
  const translate = useTranslate()
  const client = useQueryClient()
  const isUnread = currentUser() !== null && !entry.read
  const edit = `/news/edit/${entry.id}`
  const markRead = async () => {
    await call('POST', `/api/v4/news/${entry.id}/read`, { body: {} })
    await client.invalidateQueries({ queryKey: ['news'] })
  }
  return (
    <NewsCard
      entry={entry}
      isUnread={isUnread}
      action={
        <>
          {mayOpen(edit) && (
            <Button size="small" component={LinkBase} to={edit}>
              {translate('ra.action.edit')}
            </Button>
          )}
          {isUnread && (
            <Button size="small" onClick={() => void markRead()}>
              {translate('news.markRead')}
            </Button>
          )}
        </>
      }
    />
  )
}

export default NewsPage
