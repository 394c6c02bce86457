/** A mail as a mail program shows it. The message stands in a frame of its own, in which nothing runs and no link opens. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { messageStyleSheet } from '#domain/templates/messageStyle.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'

type MailFrameProps = {
  language: MessageLanguage
  subject: string
  /** Rich text, filled in. */
  body: string
  /** Key of a label, and what it says; an empty one is left out. */
  facts: readonly (readonly [string, string])[]
}

export const MailFrame = ({ language, subject, body, facts }: MailFrameProps) => {
  const translate = useTranslate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(320)
  const measure = () => setHeight((frame.current?.contentDocument?.documentElement.scrollHeight ?? 320) + 2)
  return (
    <Box component="article" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', bgcolor: 'action.hover' }}>
        <Typography
          component="h2"
          variant="subtitle1"
          lang={language}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {subject || '–'}
        </Typography>
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <Typography key={label} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {translate('phrase.labelled', { label: translate(label), value: text })}
            </Typography>
          ))}
      </Box>
      <Box
        component="iframe"
        ref={frame}
        title={translate('templates.message')}
        // Scripts, forms and navigation are off; the same origin only lets its height be measured.
        sandbox="allow-same-origin"
        srcDoc={documentOf(body, language)}
        onLoad={measure}
        sx={{ display: 'block', width: '100%', border: 0, bgcolor: '#fff', colorScheme: 'light', height }}
      />
    </Box>
  )
}

/** Our content policy lets a style sheet be where it has the page's nonce; the mail itself has the rules at its elements. */
function documentOf(body: string, language: string): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
  const sheet = `${messageStyleSheet()}\nhtml{background:#fff}body{padding:16px}a{pointer-events:none}`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${language}</title><style nonce="${nonce}">${sheet}</style></head><body>${body}</body></html>`
}
