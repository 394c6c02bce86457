/** Raw text of a request or answer, with JSON formatted; scrolls inside its frame. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

/** @param text Text whose lines after the first `head` may be JSON, which is formatted. */
export const CodeBlock = ({ label, text }: { label: string; text: string }) => {
  const heading = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={heading} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        component="pre"
        role="region"
        aria-labelledby={heading}
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          maxHeight: 360,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: 13,
          lineHeight: 1.5,
          fontFamily: 'monospace',
          bgcolor: 'action.hover',
          borderRadius: 1,
        }}
      >
        {inLines(text)}
      </Box>
    </Box>
  )
}

function inLines(text: string): string {
  const body = text.lastIndexOf('\n\n')
  const [head, json] = body < 0 ? ['', text] : [text.slice(0, body + 2), text.slice(body + 2)]
  if (!/^\s*[[{]/.test(json)) return text
  try {
    return head + JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return text
  }
}
