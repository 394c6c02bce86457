/** A document of a file: opened by its name, changed and deleted by its menu. */
import Description from '@mui/icons-material/DescriptionOutlined'
import Image from '@mui/icons-material/ImageOutlined'
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { StatusField } from '#resources/generated/documents/fields.tsx'
import { sizeText } from '#resources/inputs/file/fileRules.ts'
import { isDeletable } from '#resources/form/isEditable.ts'
import { useMay } from '#resources/contexts/may.ts'
import { MoreActions } from '#resources/show/MoreActions.tsx'
import { formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { document, type Document } from '#schemas/generated/document.ts'
import { contentOf, kindText } from './kinds.ts'

type DocumentRowProps = { of: Document; onOpen: () => void; onEdit: () => void; onDelete: () => void }

export const DocumentRow = ({ of, onOpen, onEdit, onDelete }: DocumentRowProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const may = useMay()
  const { name, kind, size, pages, createdAt, createdBy, mimeType, status, visibleToClient } = of
  const facts = [
    translate(kindText(kind)),
    size === null ? translate('documents.notMade') : sizeText(size, locale),
    pages !== null && pages > 1 ? translate('documents.pages', { smart_count: pages }) : '',
    createdAt === null ? '' : formatMoment(createdAt),
    createdBy?.name ?? '',
  ]
  const Icon = mimeType === 'application/pdf' ? PictureAsPdf : mimeType?.startsWith('image/') ? Image : Description
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 1, sm: 1.5 },
        py: 0.75,
        minHeight: 56,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon color="action" aria-hidden />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Link component="button" onClick={onOpen} sx={{ textAlign: 'left', overflowWrap: 'anywhere', minHeight: 24 }}>
          {name}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {visibleToClient === true && may('ROLE_EMPLOYEE') && (
        <Tooltip title={translate('resources.document.fields.visibleToClient')}>
          <Visibility
            color="action"
            fontSize="small"
            titleAccess={translate('resources.document.fields.visibleToClient')}
          />
        </Tooltip>
      )}
      {status !== 'kept' && (
        <RecordContextProvider value={of}>
          <StatusField />
        </RecordContextProvider>
      )}
      <MoreActions>
        <Button onClick={onOpen}>{translate('documents.open')}</Button>
        {size !== null && (
          <Button href={contentOf(of)} download>
            {translate('documents.download')}
          </Button>
        )}
        {may(document.access.update) && (status === 'kept' || status === 'sent') && (
          <Button onClick={onEdit}>{translate('ra.action.edit')}</Button>
        )}
        {may(document.access.delete) && isDeletable(document, of) && (
          <Button color="error" onClick={onDelete}>
            {translate('ra.action.delete')}
          </Button>
        )}
      </MoreActions>
    </Box>
  )
}
