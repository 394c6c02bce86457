/** Error of a form as a whole, above its fields; announced when it appears. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'

export const FormError = ({ text }: { text: string | undefined }) => (
  <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
    {text !== undefined && <Alert severity="error">{text}</Alert>}
  </Box>
)
