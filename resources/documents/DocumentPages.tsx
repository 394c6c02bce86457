/** A document page by page, as the server draws it: no file of a stranger is opened by the browser. */
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { document, type Document } from '#schemas/generated/document.ts'
import { contentOf, hasPreview } from './kinds.ts'

export const DocumentPages = ({ of }: { of: Document }) => <Pages key={of.id} of={of} />

const Pages = ({ of }: { of: Document }) => {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const count = of.pages ?? 1
  const go = (next: number) => {
    setState('loading')
    setPage(next)
  }
  if (!hasPreview(of) || state === 'failed') return <NoPreview of={of} />
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' }}>
      {count > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <IconButton aria-label={translate('documents.pageBefore')} disabled={page === 1} onClick={() => go(page - 1)}>
            <ChevronLeft />
          </IconButton>
          <Typography variant="body2" role="status">
            {translate('documents.page', { page, count })}
          </Typography>
          <IconButton
            aria-label={translate('documents.pageAfter')}
            disabled={page === count}
            onClick={() => go(page + 1)}
          >
            <ChevronRight />
          </IconButton>
        </Box>
      )}
      <Box sx={{ position: 'relative', width: '100%', maxWidth: 760, minHeight: 240 }}>
        {state === 'loading' && (
          <Skeleton variant="rounded" aria-busy sx={{ position: 'absolute', inset: 0, height: '100%' }} />
        )}
        <Box
          component="img"
          src={`${document.api}/${of.id}/preview/${page}?width=${window.devicePixelRatio > 1 ? 1600 : 900}`}
          alt={translate('documents.pageOf', { page, name: of.name })}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            border: 1,
            borderColor: 'divider',
            backgroundColor: '#fff',
            opacity: state === 'shown' ? 1 : 0,
            ...(state !== 'shown' && { aspectRatio: '1 / 1.41' }),
          }}
        />
      </Box>
    </Box>
  )
}

const NoPreview = ({ of }: { of: Document }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 6, textAlign: 'center' }}>
      <Typography color="text.secondary">{translate('documents.noPreview')}</Typography>
      {of.size !== null && (
        <Button variant="outlined" startIcon={<Download />} href={contentOf(of)} download>
          {translate('documents.download')}
        </Button>
      )}
    </Box>
  )
}
