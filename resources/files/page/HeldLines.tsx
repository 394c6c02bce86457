/** Reasons that keep demands of the file in the house, with on what they rest, and the way out. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { FilePage } from '#resources/files/useFilePage.ts'

export const HeldLines = ({ held }: { held: FilePage['held'] }) => {
  const translate = useTranslate()
  if (held.length === 0) return null
  return (
    <Alert severity="warning" role="note" sx={{ py: 0 }}>
      {translate('fileScreen.held')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {held.map(({ hold, reason, article, wayOut }) => (
          <li key={hold}>
            <strong>{reason}</strong>
            {article !== null && ` [${article}]`}. {wayOut}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
