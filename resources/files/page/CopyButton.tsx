/** Copies a value that people need elsewhere. */
import Copy from '@mui/icons-material/ContentCopy'
import IconButton from '@mui/material/IconButton'
import { useNotify, useTranslate } from 'react-admin'

export const CopyButton = ({ label, value }: { label: string; value: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify('fileScreen.copied', { type: 'info', messageArgs: { label } }),
      () => notify('fileScreen.notCopied', { type: 'warning' }),
    )
  return (
    <IconButton
      size="small"
      aria-label={translate('fileScreen.copy', { label })}
      onClick={() => void copy()}
      sx={{ displayPrint: 'none' }}
    >
      <Copy fontSize="inherit" />
    </IconButton>
  )
}
