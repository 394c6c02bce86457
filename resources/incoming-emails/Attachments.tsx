/** Attachments of an e-mail: saved from here until they are documents of the file; refused ones with the reason. Pictures of the text, mostly logos, are folded away. */
import AttachFile from '@mui/icons-material/AttachFile'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { documentDownload } from './documentDownload.ts'
import { incomingEmail, type IncomingEmail } from '#schemas/generated/incoming-email.ts'

type Placed = NonNullable<IncomingEmail['attachments']>[number] & { place: number }

export const Attachments = ({ mail: { id, attachments } }: { mail: IncomingEmail }) => {
  const translate = useTranslate()
  const placed = (attachments ?? []).map((one, place): Placed => ({ ...one, place }))
  const [pictures, files] = [placed.filter(({ isInText }) => isInText), placed.filter(({ isInText }) => !isInText)]
  return (
    <>
      {files.length > 0 && (
        <Files {...{ id, files }} label={translate('resources.incoming-email.fields.attachments')} />
      )}
      {pictures.length > 0 && (
        <Box component="details" sx={{ typography: 'body2' }}>
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
            {translate('inbox.pictures', { smart_count: pictures.length })}
          </Box>
          <Files id={id} files={pictures} label={translate('inbox.pictures', { smart_count: pictures.length })} />
        </Box>
      )}
    </>
  )
}

const Files = ({ id, files, label }: { id: number; files: readonly Placed[]; label: string }) => (
  <Box component="ul" aria-label={label} sx={list}>
    {files.map(({ name, size, document, refusal, place }) => (
      <li key={place}>
        <AttachFile aria-hidden sx={{ fontSize: 16, color: 'text.secondary', mt: 0.25 }} />
        <Box sx={{ minWidth: 0 }}>
          <Link
            href={
              document === null || document === undefined
                ? `${incomingEmail.api}/${id}/attachment/${place}`
                : documentDownload(document)
            }
            download
            sx={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {sizeText(size ?? 0)}
          </Box>
          {refusal && <Box sx={{ color: 'error.main' }}>{refusal}</Box>}
        </Box>
      </li>
    ))}
  </Box>
)

const sizeText = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1000)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.75,
  typography: 'body2',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  '& > li': { display: 'flex', gap: 0.75, alignItems: 'start', minHeight: 24 },
} as const
