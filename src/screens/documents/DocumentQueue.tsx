/** Letters and annexes that wait to be sent: read one after the other, approved, rejected, printed. */
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useCreatePath, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { DocumentPages } from '#resources/documents/DocumentPages.tsx'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { file } from '#schemas/generated/file.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import type { Document } from '#schemas/generated/document.ts'
import { Decisions } from './Decisions.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueList } from './QueueList.tsx'
import { useDecision } from './useDecision.ts'
import { useHeld, type Held } from './useHeld.ts'
import { useQueue } from './useQueue.ts'

type DocumentQueueProps = { of: 'file' | 'precasso'; title: string }

/** @param of Owner of the documents: files, or items of pre-collection. */
export const DocumentQueue = ({ of, title: heading }: DocumentQueueProps) => {
  const translate = useTranslate()
  const { list, total, chosen: filters, open, change, error, isPending, isFiltered, refetch } = useQueue(of)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const held = useHeld(list.map(({ id }) => id))
  const viewer = useRef<HTMLDivElement>(null)
  const decision = useDecision(() => setChosen(new Set()))
  const at = Math.max(
    0,
    list.findIndex(({ id }) => id === open),
  )
  const shown = list[at]
  const go = (id: number | undefined) => {
    if (id === undefined) return
    change({ open: String(id) })
    window.document.querySelector<HTMLElement>(`[data-document="${id}"]`)?.focus()
  }
  const handleChoose = (ids: readonly number[], wanted: boolean) =>
    setChosen((now) => new Set(wanted ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))))
  const handleKey = (event: KeyboardEvent) => {
    if (
      !(event.target instanceof HTMLElement) ||
      event.target.closest('input:not([type=checkbox]), [role=combobox], [role=dialog]')
    )
      return
    const next = { ArrowDown: list[at + 1], ArrowUp: list[at - 1] }[event.key]
    if (next) {
      event.preventDefault()
      go(next.id)
    }
    if (event.key === 'x' && shown) handleChoose([shown.id], !chosen.has(shown.id))
  }
  const picked = list.filter(({ id }) => chosen.has(id))
  const title = <PageTitle>{heading}</PageTitle>
  if (error && list.length === 0)
    return (
      <Box sx={widePage}>
        {title}
        <ReadFailure error={error} onRetry={() => void refetch()} />
      </Box>
    )
  return (
    <Box sx={widePage} onKeyDown={handleKey}>
      <Box>
        {title}
        <Typography variant="body2" color="text.secondary">
          {translate('documents.queue.lead')}
        </Typography>
      </Box>
      <QueueFilters chosen={filters} onChange={(changes) => change({ ...changes, open: '' })} />
      {isPending ? (
        <Skeleton variant="rounded" height={320} aria-busy />
      ) : !shown ? (
        <Paper variant="outlined" sx={{ px: 2, py: 5, textAlign: 'center' }}>
          <Typography component="h2" variant="h2">
            {translate(isFiltered ? 'documents.queue.noneFound' : 'documents.queue.empty')}
          </Typography>
          {!isFiltered && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {translate('documents.queue.emptyHint')}
            </Typography>
          )}
        </Paper>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 400px) minmax(0, 1fr)' },
          }}
        >
          <QueueList
            {...{ list, total, chosen, held }}
            open={shown.id}
            onOpen={(id) => {
              change({ open: String(id) })
              viewer.current?.scrollIntoView({ block: 'nearest' })
            }}
            onChoose={handleChoose}
          />
          <Paper
            ref={viewer}
            variant="outlined"
            component="section"
            aria-label={shown.name}
            sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            <Heading of={shown} before={list[at - 1]} after={list[at + 1]} onGo={go} />
            <WhyHeld held={held.get(shown.id)} />
            <Decisions of={picked.length > 0 ? picked : [shown]} with={decision} />
            <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>
              {translate('documents.queue.keys')}
            </Typography>
            <DocumentPages of={shown} />
          </Paper>
        </Box>
      )}
    </Box>
  )
}

/** The reason, on what it rests and the way out, before anybody approves. */
const WhyHeld = ({ held }: { held: Held | undefined }) => {
  const translate = useTranslate()
  if (!held) return null
  return (
    <Alert severity="warning">
      {translate('documents.queue.held', { reason: held.reason })}
      {held.article && ` (${held.article})`}. {held.wayOut}
    </Alert>
  )
}

type HeadingProps = {
  of: Document
  before: Document | undefined
  after: Document | undefined
  onGo: (id: number | undefined) => void
}

const Heading = ({ of, before, after, onGo }: HeadingProps) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const owner = of.precasso ?? of.file
  const resource = of.precasso ? precasso.name : file.name
  return (
    <Box data-walk sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {of.name}
        </Typography>
        {owner && (
          <Link component={RouterLink} to={createPath({ resource, type: 'show', id: owner.id })} variant="body2">
            {translate(`resources.${resource}.name`, { smart_count: 1 })} {owner.number}
          </Link>
        )}
      </Box>
      <IconButton
        aria-label={translate('documents.before')}
        aria-keyshortcuts="p"
        disabled={!before}
        onClick={() => onGo(before?.id)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        aria-label={translate('documents.after')}
        aria-keyshortcuts="n"
        disabled={!after}
        onClick={() => onGo(after?.id)}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  )
}
