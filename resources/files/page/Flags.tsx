/** Warnings for everybody who opens the file, in words. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import type { FilePage } from '#resources/files/useFilePage.ts'

const colours = { neutral: 'default', info: 'info', success: 'success', warning: 'warning', error: 'error' } as const

export const Flags = ({ flags }: { flags: FilePage['flags'] }) => {
  const translate = useTranslate()
  if (flags.length === 0) return null
  return (
    <Box component="ul" aria-label={translate('fileScreen.flags')} sx={list}>
      {flags.map(({ name, tone, text }) => (
        <Chip
          key={name}
          component="li"
          size="small"
          variant="outlined"
          color={colours[tone]}
          label={text}
          sx={{ color: 'text.primary', maxWidth: '100%', ...(tone === 'error' && { borderWidth: 2, fontWeight: 600 }) }}
        />
      ))}
    </Box>
  )
}

const list = { m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none' } as const
