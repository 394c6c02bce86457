/** Recovery codes, shown once: to copy, download or print. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

type TwoFactorCodesProps = { codes: readonly string[]; onDone: () => void }

export const TwoFactorCodes = ({ codes, onDone }: TwoFactorCodesProps) => {
  const [isSaved, setSaved] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const translate = useTranslate()

  const handleCopy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <GlobalStyles styles={onPaper} />
      <Typography variant="body1">{translate('twoFactor.codes')}</Typography>
      <Box
        data-on-paper
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, bgcolor: 'background.default' }}
      >
        <Typography component="h3" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('twoFactor.codesTitle')} · {window.location.host}
        </Typography>
        <Box component="ul" sx={list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {/* Browsers have no clipboard on a page that came over plain http. */}
        {window.isSecureContext && (
          <Button variant="outlined" onClick={() => void handleCopy()}>
            <span aria-live="polite">{translate(isCopied ? 'twoFactor.copied' : 'twoFactor.copy')}</span>
          </Button>
        )}
        <Button variant="outlined" onClick={() => download(codes)}>
          {translate('twoFactor.download')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {translate('twoFactor.print')}
        </Button>
      </Box>
      <FormControlLabel
        control={<Checkbox checked={isSaved} onChange={(_event, checked) => setSaved(checked)} />}
        label={translate('twoFactor.saved')}
      />
      <Button variant="contained" disabled={!isSaved} onClick={onDone} sx={{ justifySelf: 'start' }}>
        {translate('twoFactor.done')}
      </Button>
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'auto', sm: 'repeat(2, max-content)' },
  columnGap: 5,
  rowGap: 0.75,
  fontSize: '0.9375rem',
} as const

/** Prints the codes only. */
const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-on-paper], [data-on-paper] *': { visibility: 'visible' },
    'body [data-on-paper]': { position: 'fixed', inset: 0, border: 0 },
  },
} as const

function download(codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([`${window.location.host}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
  )
  link.download = 'recovery-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
