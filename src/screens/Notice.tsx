/** Page with one message and links onward: refused, not found, failed. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageTitle } from '#resources/page/PageTitle.tsx'

type NoticeProps = { title: string; text: string; children?: ReactNode }

export const Notice = ({ title, text, children }: NoticeProps) => (
  <Box sx={{ maxWidth: 520, mx: 'auto', mt: { xs: 4, sm: 10 }, textAlign: 'center', '& h1': { mb: 1 } }}>
    <PageTitle>{title}</PageTitle>
    <Typography color="text.secondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>{children}</Box>
  </Box>
)
