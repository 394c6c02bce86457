/** A text message as a phone shows it, and what it takes to send it. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { SmsLength } from '#domain/templates/smsLength.ts'

type PhoneFrameProps = { sender: string; text: string; length: SmsLength }

export const PhoneFrame = ({ sender, text, length }: PhoneFrameProps) => {
  const translate = useTranslate()
  const { encoding, units, segments, left } = length
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
      <Box
        component="article"
        sx={{
          width: 280,
          maxWidth: '100%',
          minHeight: 380,
          p: 1.5,
          pt: 2,
          borderRadius: '32px',
          border: '8px solid',
          borderColor: 'text.primary',
          bgcolor: 'background.default',
        }}
      >
        <Typography sx={{ textAlign: 'center', fontWeight: 600 }}>{sender || '–'}</Typography>
        <Typography variant="caption" component="div" sx={{ textAlign: 'center', color: 'text.secondary', mb: 1.5 }}>
          {translate('templates.sms')}
        </Typography>
        {text !== '' && (
          <Box sx={{ maxWidth: '92%', px: 1.5, py: 1, borderRadius: '14px 14px 14px 4px', bgcolor: 'action.selected' }}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {translate('templates.smsLength', { smart_count: segments, segments, units, encoding, left })}
      </Typography>
    </Box>
  )
}
