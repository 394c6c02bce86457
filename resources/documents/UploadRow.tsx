/** A file on its way: how far it is, or why it was refused. */
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { sizeText } from '#resources/inputs/file/fileRules.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Sending } from './useUploads.ts'

type UploadRowProps = { sending: Sending; onAgain: () => void; onRemove: () => void }

export const UploadRow = ({ sending: { file, state, progress, refusal }, onAgain, onRemove }: UploadRowProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, py: 0.75 }}>
      <Box sx={{ minWidth: 0, alignSelf: 'center' }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {sizeText(file.size, locale)} · {translate(`documents.upload.${state}`)}
          </Typography>
        </Typography>
        {state === 'refused' && refusal !== undefined && (
          <Typography role="alert" variant="body2" color="error">
            {translate(refusal, { _: refusal })}
          </Typography>
        )}
        {(state === 'sending' || state === 'waiting') && (
          <LinearProgress
            variant={state === 'sending' && progress > 0 && progress < 1 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
            aria-label={file.name}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {state === 'refused' && <Button onClick={onAgain}>{translate('documents.upload.again')}</Button>}
        {state === 'done' && <CheckCircle color="success" fontSize="small" sx={{ m: 1 }} />}
        {state !== 'done' && (
          <IconButton aria-label={translate('files.remove', { name: file.name })} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  )
}
