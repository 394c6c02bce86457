/** Button that copies the first language's text into an empty one. */
import ContentCopy from '@mui/icons-material/ContentCopy'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslate } from 'react-admin'

type CopyProps = { from: string; to: string; onCopy: () => void }

export const CopyFirst = ({ from, to, onCopy }: CopyProps) => {
  const translate = useTranslate()
  const label = `${translate('form.localized.copy', { language: from })} → ${to}`
  return (
    <Tooltip title={label}>
      <IconButton size="small" edge="end" aria-label={label} onClick={onCopy}>
        <ContentCopy fontSize="inherit" />
      </IconButton>
    </Tooltip>
  )
}
