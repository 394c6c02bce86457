/** All texts of the product in all languages, for settings admins to change and reset. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { ListPaginationContext, useTranslate } from 'react-admin'
import { ListPages } from '#resources/list/ListPages.tsx'
import { ListRoot } from '#resources/list/ListRoot.tsx'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { TextFilters } from './TextFilters.tsx'
import { TextTable } from './TextTable.tsx'
import { useTexts, type TextItem } from './texts.ts'
import { useTextQuery } from './useTextQuery.ts'

const TextDialog = lazyPart(() => import('./TextDialog.tsx'), 'dialog')

const TextsPage = () => {
  const translate = useTranslate()
  const [query, change] = useTextQuery()
  const { data, error, isPending, isPlaceholderData, refetch } = useTexts(query)
  const [edited, setEdited] = useState<TextItem | null>(null)
  const total = data?.total ?? 0

  return (
    <ListRoot>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <PageTitle>{translate('pages.texts')}</PageTitle>
        <Typography role="status" variant="body2" color="text.secondary">
          {data && translate('texts.count', { smart_count: total, total })}
        </Typography>
      </Box>
      <TextFilters query={query} areas={data?.areas ?? []} onChange={change} />
      {error && !data ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : isPending ? (
        <PageSkeleton />
      ) : (
        <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' }}>
          <Box
            tabIndex={0}
            role="region"
            aria-label={translate('pages.texts')}
            aria-busy={isPlaceholderData}
            sx={{ overflow: 'auto', minHeight: 0, outlineOffset: -2 }}
          >
            {total === 0 ? (
              <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
                {translate('texts.none')}
              </Typography>
            ) : (
              <TextTable items={data.items} onEdit={setEdited} />
            )}
          </Box>
          <Pages {...{ total, page: query.page, perPage: query.perPage, change }} />
        </Paper>
      )}
      <WhenFirst wanted={edited !== null}>
        <TextDialog item={edited} onClose={() => setEdited(null)} />
      </WhenFirst>
    </ListRoot>
  )
}

type PagesProps = {
  total: number
  page: number
  perPage: number
  change: (to: { page: number; perPage?: number }) => void
}

const Pages = ({ total, page, perPage, change }: PagesProps) => {
  const context = useMemo(
    () => ({
      resource: 'texts',
      isLoading: false,
      isPending: false,
      hasNextPage: page * perPage < total,
      hasPreviousPage: page > 1,
      page,
      perPage,
      total,
      setPage: (next: number) => change({ page: next }),
      setPerPage: (next: number) => change({ page: 1, perPage: next }),
    }),
    [change, page, perPage, total],
  )
  return (
    <ListPaginationContext value={context}>
      <ListPages />
    </ListPaginationContext>
  )
}

export default TextsPage
