/** Copies a text; says so for a moment. Browsers have no clipboard on a page that came over plain http. */
import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'

const shownFor = 1500

export const CopyButton = ({ text }: { text: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  // The type says it is always there.
  if (!(navigator.clipboard as Clipboard | undefined)) return null
  const label = translate(isCopied ? 'debtors.copied' : 'debtors.copy', { text })
  const handleCopy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notify('debtors.notCopied', { type: 'warning' }),
    )
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={handleCopy}>
        {isCopied ? <Check fontSize="inherit" color="success" /> : <ContentCopy fontSize="inherit" />}
      </IconButton>
    </Tooltip>
  )
}
